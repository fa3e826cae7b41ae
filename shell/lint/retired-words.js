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
  member: 'user',
  members: 'users',
  colour: 'color',
  colours: 'colors',
};
/** Words that are retired in some folders only, by the rule's option `also`. */
const retiredSomewhere = { slot: 'ordinal, for a row of the search index', slots: 'ordinals' };
/** Phrases in comments and titles of tests that translate a term of the field word for word, with the term. */
const phrases = [
  [/\bkept (?:pages?|responses?|answers?|for ever)\b/i, 'cached'],
  [/\b(?:second|later|next) tr(?:y|ies)\b/i, 'retry'],
  [/\btried again\b/i, 'retried'],
  [/\bmade anew\b/i, 'rendered, computed or fetched again'],
  [/\b(?:fetch|fetched|fetches|asked|read|loaded|request) ahead\b/i, 'prefetch'],
  [/\banswer(?:s|ed)? (?:with )?(?:a )?[2-5]\d\d\b/i, 'respond with'],
  [/\banswers? (?:of|from) (?:the|an?) (?:API|server)\b/i, 'response'],
  [/\baddress(?:es)? of (?:the|an?|its) (?:page|file|script|area|route|release|picture|API)\b/i, 'URL'],
  [/\b(?:API|absolute|canonical|page’s|page's) address(?:es)?\b/i, 'URL'],
  [/\bplace in (?:the|a) list\b/i, 'cursor'],
  [/@param \w+ is told\b|\bIs told\b/, 'called with'],
  [/\basked for (?:again|anew|ahead|once more)\b/i, 'requested again, or prefetched'],
  [/\btells (?:both|its owner|the (?:professional|client|other side))\b/i, 'notifies'],
  [/\b(?:one|each|an?) member\b(?! of)/i, 'user'],
  [/\b(?:un)?colour/i, 'color'],
];
/** Phrases that are no technical English, with what to write; refused by the rule's option `plain`. */
const plainPhrases = [
  [/\bwhoever\b/i, 'users, clients, callers or processes'],
  [/\b(?:some|every|any|no)body\b/i, 'a user, all users, no one, or what it is'],
  [/\bat once\b/i, 'immediately, atomically, concurrently, together or in parallel'],
  [/\bfor ever\b/i, 'permanently, or without expiry'],
  [/\be-mails?\b/i, 'email'],
  [/\b(?:is|are) told\b/i, 'is notified, is sent, or gets a response'],
  [/\bsays so\b/i, 'responds with, shows, logs or reports'],
];
/** Phrases that sound translated in sentences for people, with what to write; refused by the rule's option `texts`. */
const textPhrases = [
  [/\bat this address\b|\bthis address (?:do|take|answer)/i, 'this URL, or what was asked for'],
  [/\blinks? (?:holds?|is good)\b/i, 'works'],
  [/\byou have no such\b/i, 'does not exist'],
  [/\bfrom here\b/i, 'from this network'],
  [/\b(?:an?|the|this|in) mail\b/i, 'email'],
  [/\b(?:it was|if it was) not (?:me|you)\b/i, 'it wasn’t'],
  [/\b(?:applied|being \w+|cancell?ed|decided|ended|sent|taken|verified) already\b/i, 'already, before the verb'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bmay not do this\b/i, 'don’t have permission to'],
];
/** First words of a docstring that say neither what a thing does nor what it is. */
const opening = /^\*[\s*]*((?:Wh(?:at|ere|ether|om?|ose|ich|en|y)|How)\b)/;
/** Names of Node, hapi and schema.org. */
const others = /^(remoteAddress|postalAddress|POSTAL_ADDRESS|addressLocality|addressRegion|addressCountry)$/;
const screaming = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$|^[A-Z][A-Z0-9]{2,}$/;

/** First arguments of `it()`, `it.each()()`, `test.describe()` and the like. */
const titles = ['callee.name', 'callee.object.name', 'callee.callee.object.name']
  .map((callee) => `CallExpression[${callee}=/^(it|test|describe)$/] > .arguments:first-child`)
  .join(', ');

const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');

/**
 * Refuses names of our own with a word that the glossary retired, phrases in comments and titles of tests that
 * translate a term word for word or are no technical English, docstrings that begin with a question word, and constants
 * in capitals: constants are named like every other value. Keys of object literals are left alone, since others name
 * them (columns, headers, options of libraries).
 * @type {import('eslint').Rule.RuleModule}
 */
export const retiredWords = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: {
          also: { type: 'array', items: { type: 'string' } },
          plain: { type: 'boolean' },
          texts: { type: 'boolean' },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      word: "'{{word}}' in '{{name}}' is retired: write {{terms}} (shell/docs/glossary.md).",
      phrase: "'{{phrase}}' is retired: write {{term}} (shell/docs/glossary.md).",
      opening: "A docstring begins with a verb or a noun, not with '{{word}}'.",
      screaming: "'{{name}}' is in capitals: constants are in camelCase (shell/docs/glossary.md).",
    },
  },
  create(context) {
    const terms = { ...retired };
    for (const word of context.options[0]?.also ?? []) terms[word] = retiredSomewhere[word];
    const refused = context.options[0]?.plain ? [...phrases, ...plainPhrases] : phrases;
    const refusedInTexts = [...phrases, ...plainPhrases, ...textPhrases];
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
    function checkText(loc, text, among = refused) {
      // A comment's line ends with its own star.
      const line = text.replace(/\s*\n\s*\*?\s*/g, ' ');
      for (const [pattern, term] of among) {
        const [phrase] = pattern.exec(line) ?? [];
        if (phrase) context.report({ loc, messageId: 'phrase', data: { phrase, term } });
      }
    }
    return {
      Program: (program) => {
        checkScope(context.sourceCode.getScope(program));
        for (const { loc, value, type } of context.sourceCode.getAllComments()) {
          checkText(loc, value);
          const [, word] = (type === 'Block' && opening.exec(value)) || [];
          if (word) context.report({ loc, messageId: 'opening', data: { word } });
        }
      },
      [titles](title) {
        if (title.type === 'Literal' && typeof title.value === 'string') checkText(title.loc, title.value);
        if (title.type === 'TemplateLiteral')
          checkText(title.loc, title.quasis.map(({ value }) => value.raw).join('…'));
      },
      ...(context.options[0]?.texts && {
        Literal: ({ loc, value }) => typeof value === 'string' && checkText(loc, value, refusedInTexts),
        TemplateLiteral: ({ loc, quasis }) =>
          checkText(loc, quasis.map(({ value }) => value.raw).join('…'), refusedInTexts),
      }),
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
    };
  },
};
