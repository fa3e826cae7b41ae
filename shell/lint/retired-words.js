/** Words that stood for several things, with the terms of shell/docs/glossary.md that took over. */
const retired = {
  address: 'url, path or href; ip; email; databaseUrl or databaseSettings',
  addresses: 'urls, paths or hrefs; ips; emails',
  place: 'city or location; jurisdiction; cursor; position',
  places: 'cities or locations; jurisdictions; cursors; positions',
  kept: 'cached, for what may be dropped; retained or stored, for what must stay',
  keeper: 'cache, store or refresher',
  told: 'notified or pushed',
  ahead: 'prefetch',
};
/** Words that are retired in some folders only, by the rule's option `also`. */
const retiredSomewhere = { slot: 'ordinal, for a row of the search index', slots: 'ordinals' };
/** Names of Node, hapi and schema.org. */
const others = /^(remoteAddress|addressLocality|addressRegion|addressCountry)$/;
const screaming = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$|^[A-Z][A-Z0-9]{2,}$/;

const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');

/**
 * Refuses names of our own with a word that the glossary retired, and constants in capitals: constants are named like every other
 * value. Keys of object literals are left alone, since others name them (columns, headers, options of libraries).
 * @type {import('eslint').Rule.RuleModule}
 */
export const retiredWords = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { also: { type: 'array', items: { type: 'string' } } } }],
    messages: {
      word: "'{{word}}' in '{{name}}' is retired: write {{terms}} (shell/docs/glossary.md).",
      screaming: "'{{name}}' is in capitals: constants are in camelCase (shell/docs/glossary.md).",
    },
  },
  create(context) {
    const terms = { ...retired };
    for (const word of context.options[0]?.also ?? []) terms[word] = retiredSomewhere[word];
    function check(node, name) {
      if (others.test(name)) return;
      const word = wordsOf(name).find((part) => Object.hasOwn(terms, part));
      if (word) context.report({ node, messageId: 'word', data: { word, name, terms: terms[word] } });
    }
    function checkScope(scope) {
      for (const { name, defs } of scope.variables) {
        const [definition] = defs;
        // A class's name is in its own scope once more.
        if (!definition || definition.type === 'ImportBinding' || scope.type === 'class') continue;
        check(definition.name, name);
        if (definition.type === 'Variable' && screaming.test(name))
          context.report({ node: definition.name, messageId: 'screaming', data: { name } });
      }
      scope.childScopes.forEach(checkScope);
    }
    const checkKey = ({ key, computed }) => {
      if (!computed && (key.type === 'Identifier' || key.type === 'PrivateIdentifier')) check(key, key.name);
    };
    return {
      Program: (program) => checkScope(context.sourceCode.getScope(program)),
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
    };
  },
};
