import { readTable } from '../../../../platform/files/read-table';

/** Reason that a question is not answered: each was checked. */
export type Refusal = keyof typeof refusalSentences;

/** Sentences for questions that are not answered. */
export const refusalSentences = {
  'not-covered': 'Our guides don’t answer this, so we won’t guess. A specialist can.',
  'not-in-guide': 'The guide of this talk doesn’t say. Ask about another subject by its name, or ask a specialist.',
  'no-question': 'Ask whenever you have another question about this guide, or name another subject.',
  'how-to-ask':
    'We answer questions from our guides to tax, payroll, privacy and reporting rules. Name the rule and what you want to know, such as ‘When is Form 941 due?’ or ‘How long is FMLA leave?’',
  unclear:
    'Ask in a few more words what you want to know. The passages under the last answer show what it rests on; a specialist can tell you more.',
  'other-jurisdiction':
    'Our guides don’t have this for the jurisdiction you named. Rules differ from state to state and country to country, so we won’t guess. A specialist there can help.',
  computation:
    'We explain rules, but never work out an amount of tax or a penalty: that depends on facts a chat can’t check. A specialist can do the math with you.',
  evasion:
    'We don’t help get around a rule or keep something from the authorities. A specialist can tell you what’s allowed.',
  prediction:
    'We can’t say what courts or lawmakers will decide. Our guides only describe the law as it was last reviewed.',
  investment: 'We don’t give investment advice. A financial advisor can help you decide.',
  advice: 'Our guides explain rules. They don’t compare choices or write documents for you; a specialist can.',
  category: 'No guide in the category you chose answers this. Try all categories.',
} as const;

const rows = readTable(new URL('./refusal-forms.tsv', import.meta.url));
const words = new Map(rows.flatMap(([kind, word = '', name = '']) => (kind === 'word' ? [[name, word]] : [])));
const expand = (form: string): string =>
  form.replace(/\{([a-z]+)\}/g, (whole, name: string) => words.get(name) ?? whole);

/** Forms of questions that no guide answers, whatever they are about. */
const forms = rows.flatMap(([reason = '', form = '', beside]) => {
  if (!isReason(reason)) return [];
  const asks = expand(form);
  const other = beside && expand(beside);
  return { reason, pattern: new RegExp(other ? `${other}.*(?:${asks})|(?:${asks}).*${other}` : asks, 'is') };
});

function isReason(name: string): name is Refusal {
  return name in refusalSentences;
}

const politeness =
  "ok|okay|yes|yeah|yep|no|nope|sure|great|cool|perfect|awesome|good|got it|thanks?|thank (?:you|u)|thx|ty|cheers|bye|goodbye|hi|hello|hey|there|please|very|so|much|a lot|all|again|helpful|for (?:that|your help|the help)|that (?:helps|helped)|makes sense|(?:i )?appreciate (?:it|that)|never ?mind|no (?:problem|worries)|good (?:morning|afternoon|evening|night|day)|how are you|you[’']?re welcome|that[’']?s (?:all|it)";
const only = (words: string, before = ''): RegExp =>
  new RegExp(String.raw`^\W*(?:(?:${before})\W+)*(?:${words})\W*$`, 'i');
/** Words that end a talk, or answer what no question asked. */
const courtesy = new RegExp(String.raw`^\W*(?:(?:${politeness})(?!\w)\W*)+$`, 'i');
const ofAssistant = only(
  'help(?: me)?|i need help|what (?:can|do) you (?:do|know)|(?:what|how) can you help(?: me)?(?: with)?|(?:who|what) are you|are you (?:an? )?(?:bot|human|robot|ai|real person|real)|how does this work|what (?:can|should|do) i ask(?: you)?',
  politeness,
);
const doubt = only(
  "why(?: not| is that| so)?|really|more|tell me more|go on|sources?|what(?:[’']?s| is) (?:the|your) source|(?:that|this)(?:[’']?s| is) (?:wrong|not (?:right|true|correct))|wrong|are you sure|i (?:don[’']?t|do not) (?:understand|get it)|huh",
  `but|and|wait|hm+|${politeness}`,
);

/** Finds the reason to refuse what asks nothing of a guide, by whether the talk has one. */
export function refusalOfNothing(question: string, isInTalk: boolean): Refusal | null {
  if (courtesy.test(question)) return isInTalk ? 'no-question' : 'how-to-ask';
  if (ofAssistant.test(question)) return 'how-to-ask';
  return doubt.test(question) ? (isInTalk ? 'unclear' : 'how-to-ask') : null;
}

/** Reasons that no specialist is needed for. */
export const isCourtesy = (reason: Refusal): boolean => reason === 'no-question' || reason === 'how-to-ask';

/**
 * Finds the reason to refuse a question by what it asks for, regardless of its subject; null when there is none.
 * @param identifiers forms and sections that guides name: '5472' is then not an amount
 */
export function refusalByForm(question: string, identifiers: ReadonlySet<string>): Refusal | null {
  const amounts = question.replace(/(?<![$€£\d,.])\b(?:20\d\d|\d{3,4})(?:-?[a-z]{1,3})?\b(?![,.]?\d)/gi, (number) => {
    const isForm =
      /^20\d\d$/.test(number) || [...identifiers].some((name) => parseInt(name, 10) === parseInt(number, 10));
    return isForm || identifiers.has(number.toLowerCase().replace('-', '')) ? 'form' : number;
  });
  const found = forms.find(({ reason, pattern }) => pattern.test(reason === 'computation' ? amounts : question));
  return found?.reason ?? null;
}
