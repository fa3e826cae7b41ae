/** British spellings, each with what an American reader expects. */
const spellings = [
  [/\b\w*(?:behavi|cand|col|endeav|fav|flav|harb|hon|hum|lab|neighb|rum|sav|vap)our(?!ney)\w*\b/i, '-or'],
  [/\b\w+(?:al|an|ar|ard|as|at|er|ern|id|il|im|in|it|og|ogn|on|or)is(?:e|ed|er|ers|es|ing)\b(?<!treatises?)/i, '-ize'],
  [/\b(?:amort|custom|econom|item|random|system)is(?:e|ed|es|ing)\b/i, '-ize'],
  [/\b\w+isations?\b/i, '-ization'],
  // The plural of 'analysis' is 'analyses'.
  [/\b(?:anal|catal|paral)ys(?:e|ed|er|ers|ing)\b/i, '-yze'],
  [
    /\b(?:cancel|channel|counsel|dial|fuel|initial|label|level|marvel|model|panel|signal|total|travel|tunnel)l(?:ed|er|ers|ing)\b/i,
    'one l',
  ],
  [/\b(?:enrol|fulfil)s?\b|\b(?:skil|wil)ful\w*\b/i, 'two l'],
  [/\binstalments?\b/i, 'installment'],
  [/\b(?:calib|cent|fib|lit|lust|met|theat)res?\b/i, '-er'],
  [/\b(?:def|off|pret|lic)ence[sd]?\b/i, '-ense'],
  [/\bpractis\w+\b/i, 'practice'],
  [/\b(?:judge|acknowledge)ments?\b/i, 'judgment, acknowledgment'],
  [/\bcheques?\b/i, 'check'],
  [/\bprogrammes?\b/i, 'program'],
  [/\bcatalogue[sd]?\b/i, 'catalog'],
  [/\bgrey\w*\b/i, 'gray'],
  [/\b(?:learnt|spelt|burnt|dreamt)\b/i, '-ed'],
  [/\b(?:whilst|amongst)\b/i, 'while, among'],
  [/\benquir\w+\b/i, 'inquiry'],
  [/\b(?:cosy|ageing|artefacts?|sceptic\w*|jewellery)\b/i, 'cozy, aging, artifact, skeptic, jewelry'],
];
/** Words that an American reader knows and a product would not say, with what it says. */
const stiff = [
  [/\b(?:every|any|some|no)body(?:[’']s)?\b/i, 'everyone, anyone, someone, no one, or whom it is about'],
  [/\bany more\b(?= *[.,;:!?…]|$)/i, 'anymore, or no longer'],
  [/\be-mails?\b/i, 'email'],
];
/** A word of the code rather than of a text: a state, a path, a name of a class or an icon. */
const isCode = /^[a-z0-9./#@*-][^\s]*$/;

/** Whether a value without spaces is read by people: it stands between tags, or a table of words names it by itself. */
function isRead(node) {
  const { parent } = node;
  if (parent.type === 'Property' && parent.value === node && !parent.computed)
    return (parent.key.name ?? parent.key.value) === node.value;
  let at = node;
  while (at.parent.type === 'ConditionalExpression' && at.parent.test !== at) at = at.parent;
  return at.parent.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(at.parent.parent.type);
}

/**
 * Texts are those of a native US product writer: US spelling, and 'everyone' instead of 'everybody'. Looks at strings,
 * templates and text between tags, never at names, comments or single words of the code such as the state `cancelled`.
 * With `spellingOnly` the words of 'everybody' and the like may stand: texts that people of the demo data wrote.
 * @type {import('eslint').Rule.RuleModule}
 */
export const nativeWords = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { spellingOnly: { type: 'boolean' } }, additionalProperties: false }],
    messages: { word: "'{{word}}' is no American product's word: write {{instead}}." },
  },
  create(context) {
    const words = context.options[0]?.spellingOnly ? spellings : [...spellings, ...stiff];
    function check(node, text) {
      for (const [pattern, instead] of words) {
        const [word] = pattern.exec(text) ?? [];
        if (word) context.report({ node, messageId: 'word', data: { word, instead } });
      }
    }
    return {
      Literal(node) {
        if (typeof node.value !== 'string' || /^(Import|Export)/.test(node.parent.type)) return;
        if (!isCode.test(node.value) || isRead(node)) check(node, node.value);
      },
      TemplateLiteral(node) {
        if (node.parent.type === 'TaggedTemplateExpression') return;
        const text = node.quasis.map(({ value }) => value.cooked).join('…');
        if (!isCode.test(text)) check(node, text);
      },
      JSXText: (node) => check(node, node.value),
    };
  },
};
