import type { DocumentSentence } from './document-sentences';
import { datesIn, monthNames, type NamedDate } from './find-dates';

/** Things that a sentence in a law or contract says, those that weigh most first. */
export const findingKinds = [
  'penalty',
  'prohibition',
  'deadline',
  'obligation',
  'exception',
  'amount',
  'party',
] as const;

export type FindingKind = (typeof findingKinds)[number];

export interface Finding extends DocumentSentence {
  /** At least one, unless the sentence has dates. */
  readonly kinds: readonly FindingKind[];
  readonly dates: readonly NamedDate[];
}

const number = String.raw`(?:\d+|two|three|four|five|six|seven|eight|ten|twelve|fourteen|fifteen|twenty|thirty|forty-five|sixty|ninety|one)(?: \(\d+\))?`;
const period = `${number} (?:calendar |business |working )?(?:hours?|days?|weeks?|months?|years?)`;

/** A question, a view that someone took, a recital, what a bill changes, the beginning of a list. */
const aside =
  /\?["”’)]?$|(?:[:—]|--)$|^\W*WHEREAS\b|^(?:Existing law|IN WITNESS WHEREOF)\b|\b(?:argued|contended|asserted|suggested|urged|held|found) that\b|\bcommenters?\b/;
const ofDigest = /^This bill would\b/;
/** '8.36.040 Enforcement and penalties.': the title of a section, with a stop. */
const sectionTitle = /^(?:§ ?|Sec(?:tion|\.) )?\d+(?:[.:-]\d+)+\.? [\w,; -]{2,60}\.$/i;
const binds = /\b(?:shall|must|may|is|are)\b/i;

/** True when a sentence says nothing by itself of what its document says. */
export const isAside = (text: string): boolean => aside.test(text) || (sectionTitle.test(text) && !binds.test(text));

/** Comments that the public may send in about a rule: they bind no business. */
const asksForComments = /\bcomments?\b[^.;]{0,80}\b(?:received|submit\w*|postmarked|due)\b/i;
const advises = /\bshould\b/;

const modal = '(?:shall|must)';
/** Words that look like a duty or ban and are none: what a thing is or counts as, and how much at most. */
const noDuty = new RegExp(
  [
    String.raw`\b${modal}(?: not)?(?:,[^,]{1,80},)? (?:be (?:construed|deemed|treated|considered|liable|subject|guilty|fined|punish\w*|imprisoned|assessed|effective|binding|known|cited|affected|impaired|in (?:effect|force|default))|mean|constitute|create|limit|affect|exceed|preclude|prevent|apply|become|remain|cease|take effect|enter into force|consist|forfeit|have (?:become|been)|be an? (?:separate )?(?:waiver|defense|violation|offense|infraction|misdemeanor))\b`,
    String.raw`\b${modal} (?:not )?be (?:[$€£]|EUR\b|\d|equal to\b|(?:no|not) (?:less|more)\b|up to\b)`,
    String.raw`\b(?:that|which|who) (?:is|are) required to\b`,
  ].join('|'),
  'gi',
);
const exception =
  /\b(?:(?:do|does|did|shall|will|need|must)(?: not|n[’']t) (?:have to|apply|be required|need to)|need not|(?:is|are) (?:not required|exempt)|not required to|no \w+ (?:is|are) required)\b/gi;
/** 'In no event shall either party be liable': a limit of liability, not a penalty. */
const noLiability =
  /\bno event\b[^.;]{0,80}\b(?:liable|liability)\b|\b(?:not|never|neither \w+|no \w+ (?:is|shall)) (?:be )?(?:liable|subject to)\b/i;

/** 'Transition relief', 'will not impose penalties': what is not asked for a time. */
const relief =
  /\b(?:transition(?:al)? (?:penalty )?relief|(?:will|shall|does|do) not (?:impose|assess|assert|seek)\b[^.;]{0,60}\bpenalt|relief from\b[^.;]{0,40}\bpenalt)/i;
/** Ways to object to a penalty, unless the same sentence threatens one. */
const appeal =
  /\b(?:appeals?|appealed|appealing|contest(?:s|ed|ing)?|petition\w*|request(?:s|ed)? an? (?:\w+ )?(?:hearing|review|abatement))\b/i;
const threatens =
  /\b(?:(?:is|are|be) (?:also |further )?(?:subject|liable|guilty|fined|punish\w*)|(?:shall|must|will) (?:pay|forfeit|impose|be (?:assessed|imprisoned)))\b/i;

const patterns = {
  penalty:
    /\b(?:civil|criminal|administrative)? ?(?:penalt(?:y|ies)|fines?|fined|imprison\w*|forfeit\w*|sanctions?|punish(?:able|ed)|late (?:fees?|charges?)|bears? interest|liable (?:for|to)(?! (?:any |the |such |an? )?(?:tax|duty|duties|collection)\b)|liability for|damages)\b/i,
  prohibition:
    /\b(?:(?:shall|must|may) not|may no longer|no (?:person|employer|business|company) (?:shall|may)|(?<=^|[,;:.)\d] |\bthat )no (?!(?:event|case|later|more|less|fewer|greater)\b)(?:[a-z-]+ ){1,3}(?:shall|may)|(?:is|are) prohibited|(?:is|are|be) (?:declared (?:to be )?)?(?:illegal|unlawful)|it is unlawful)\b|^(?:Do not|Never)\b/i,
  deadline: new RegExp(
    String.raw`\b(?:within ${period}|at least ${period} (?:before|prior)|(?:no|not|in no (?:case|event)) later than|on or before|by (?:${monthNames}) \d{1,2}|due (?:on|by|within)|before the (?:end|expiration) of)\b`,
    'i',
  ),
  obligation:
    /\b(?:shall|SHALL|must|MUST|(?:is|are) required to|has to|have to|is responsible for|agrees? to|is obligated to)\b|\brequires? (?:any|every|each|all|an?) [^.;]{2,120}? to (?:file|report|furnish|pay|provide|keep|register|collect|withhold|deposit|notify|retain|submit|post|maintain|make)\b|^(?:Step )?(?:\(?\w{1,3}[.)] )?(?:(?:Keep|Furnish|Submit|Retain|Provide|Train)\b|(?:File|Post|Report|Register|Pay|Enter|Complete|Attach|Send|Give|Notify|Display) (?:an?|the|your|each|every|all|any|this|these|it|by|with|through|Form|Schedule|Copy)\b)/,
  amount: /(?:(?:[$€£₪]|\b(?:EUR|USD|GBP)) ?\d[\d,.]*|\b\d[\d,.]* ?(?:(?:percent|dollars|euros?)\b|[%€₪]))/i,
  party: /\b(?:applies to (?:any|every|each|all)|by and between)\b/i,
} satisfies Partial<Record<FindingKind, RegExp>>;

const definition =
  /(?:[“"'‘][^”"'’]{2,60}[”"'’]|\bthe term [^,]{2,60}|^(?:\(\w{1,4}\) )?[A-Z][A-Z -]{2,60}) (?:means?|includes?)\b/;

/** The government or the law itself, at the end of the words before 'shall': no business. */
const noBusiness =
  /\b(?:(?:secretary|commission(?:er)?|department|director|board|council|congress|administrator|attorney general|governor|agency|agencies|member states?|court|judge|bureau|division|authority|authorities|city|county|state|committee|comptroller|treasurer|(?:city|town|county) (?:clerk|manager|attorney))(?: of (?:the )?\w+)?|(?:this|the) (?:act|article|chapter|section|subsection|subdivision|paragraph|part|title|regulation|rule|ordinance|law|agreement|lease|term))\s*$/i;
/** 'The Commission shall adopt rules and shall report': the second has the subject of the first. */
const sameSubject = /(?:\band|\bor|,)\s*$/i;
const duties = /\b(?:shall|must)\b/gi;

/** True when each duty of a sentence is one of the government, or says what the law does. */
function isOfNoBusiness(text: string): boolean {
  let from = 0;
  let isNone = false;
  for (const { index } of text.matchAll(duties)) {
    const subject = text.slice(from, index);
    isNone = noBusiness.test(subject) || (isNone && sameSubject.test(subject));
    if (!isNone) return false;
    from = index;
  }
  return isNone;
}

/** The things that a sentence says to act on, those that weigh most first. */
function kindsOf(text: string): FindingKind[] {
  if (ofDigest.test(text) || (advises.test(text) && !binds.test(text))) return [];
  if (definition.test(text)) return ['party'];
  const bare = [exception, noDuty, noLiability].reduce((rest, words) => rest.replace(words, ' '), text);
  const isException = text.search(exception) >= 0 || relief.test(text);
  const isAppeal = appeal.test(text) && !threatens.test(text);
  const isPenalty = patterns.penalty.test(text) && !noLiability.test(text) && !relief.test(text) && !isAppeal;
  const isDuty = !isOfNoBusiness(bare) && !isException && !asksForComments.test(text);
  const isObligation = isDuty && patterns.obligation.test(bare);
  const isProhibition = isDuty && patterns.prohibition.test(bare);
  const is: Record<FindingKind, boolean> = {
    penalty: isPenalty,
    prohibition: isProhibition,
    deadline: isDuty && patterns.deadline.test(bare) && (isObligation || isProhibition || !isPenalty),
    obligation: isObligation && !isProhibition,
    exception: isException,
    amount: !isPenalty && patterns.amount.test(text),
    party: patterns.party.test(text),
  };
  return findingKinds.filter((kind) => is[kind]);
}

/** The sentences of a document that say something to act on or name a date, in their order, each once. */
export function findFindings<Sentence extends DocumentSentence>(
  sentences: readonly Sentence[],
): (Sentence & Finding)[] {
  return sentences.flatMap((sentence) => {
    if (isAside(sentence.text)) return [];
    const kinds = kindsOf(sentence.text);
    const isDue = kinds.includes('deadline');
    const dates = datesIn(sentence.text).filter(({ kind }) => kind !== 'deadline' || isDue);
    return kinds.length + dates.length > 0 ? [{ ...sentence, kinds, dates }] : [];
  });
}
