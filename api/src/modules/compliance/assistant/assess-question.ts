import { identifiersIn } from './identifiers';
import { jurisdictionsAskedOf } from './jurisdictions';
import type { Retrieval } from './retrieve-passages';
import type { IndexedGuide } from './indexed-guide';
import { namesOtherSubject } from './other-subjects';
import { termsOf } from './terms';

/** Why a question is not answered. */
export type Refusal =
  'not-covered' | 'investment' | 'other-jurisdiction' | 'computation' | 'prediction' | 'unknown-law';

const amount = String.raw`(?:[$€£]\s?\d[\d,.]*|\d[\d,.]*\s?(?:k|dollars|bucks|usd|eur|euros?|pounds)\b|\b\d{1,3}(?:,\d{3})+\b|\b\d{4,}\b(?!\s*(?:return|form|tax year)))`;
const sum = String.raw`\b(?:tax|taxes|vat|penalt(?:y|ies)|fines?|withholding|withhold|hold back|social security|medicare|fica|duty|bill|refund|owe)\b`;

/** Asks for an amount of tax from an amount of money: the assistant never computes one. */
const computations = [
  new RegExp(String.raw`\b(?:calculate|compute|estimate|work out|figure out)\b.*${sum}.*${amount}`, 'i'),
  new RegExp(
    String.raw`${amount}.*\b(?:calculate|compute|work out|figure out)\b.*\b(?:my|our|the|what|how much)\b`,
    'i',
  ),
  new RegExp(String.raw`\bhow much\b.*${sum}.*${amount}`, 'i'),
  new RegExp(String.raw`${amount}.*\bhow much\b.*${sum}`, 'i'),
  new RegExp(String.raw`${amount}.*\bwhat\b.*${sum}.*\b(?:owe|pay|due)\b`, 'i'),
  new RegExp(String.raw`\bwhat\b.*${sum}.*\b(?:owe|pay|due)\b.*${amount}`, 'i'),
  new RegExp(String.raw`\bwhat (?:is|will|would|are)\b.*\b(?:my|our)\b.*${sum}.*${amount}`, 'i'),
  new RegExp(
    String.raw`${amount}.*\b(?:what (?:will|would)\b.*${sum}.*\b(?:be|come to)\b|exact(?:ly)?\b.*${sum})`,
    'i',
  ),
];

/** Asks what courts or lawmakers will do, or where an amount will go. */
const predictions = [
  /^\s*(?:will|is|are|do you think|when will)\b.*\b(?:overturn|repeal|strike down|struck down|pass congress|be abolished)/i,
  /\bdo you think\b.*\b(?:goes (?:up|down)|comes back|rises|falls|changes)\b/i,
  /^\s*(?:do you think\b.*\b)?will\b.*\b(?:go (?:up|down)|come back|bring back|rise|fall|raised?|lowered|increased?|decreased?)\b/i,
];

/** Asks what to do with money, which no law says. */
const investment =
  /\b(?:which|what|should|best)\b.*\b(?:stocks?|bonds?|index funds?|crypto(?:currency|currencies)?|invest(?:ments?)?)\b/i;

/** Asks what is better for the person, which no law says. */
const advice = /\b(?:is it|would it be) (?:worth|better|cheaper|smarter)\b|\bwhich \w+ should (?:i|we)\b/i;

/** Asks for a number outright. */
const asksNumber =
  /\bhow (?:long|many|much|often|soon|big|high)\b|\bwhat(?:’s|'s|s| is| are| will be)? (?:the |a )?(?:[\p{L}-]+ ){0,4}(?:rate|fee|fine|penalty|threshold|limit|percentage|amount|base)\b/iu;

/** Whether a question asks for a number of a year to come that the guide does not name. */
function asksOfUnknownYear(question: string, { text }: IndexedGuide, thisYear: number): boolean {
  if (!asksNumber.test(question)) return false;
  const asked = [...question.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year));
  if (/\bnext year\b/i.test(question)) asked.push(thisYear + 1);
  return asked.some((year) => year > thisYear && !text.includes(String(year)));
}

/** Whether a question asks for a city's own number, and the guide is about cities in general. */
const asksOfUnknownCity = (question: string, { guide, home, terms }: IndexedGuide): boolean =>
  guide.jurisdiction === 'local' &&
  home.length === 0 &&
  asksNumber.test(question) &&
  jurisdictionsAskedOf(question).some(({ name }) => !termsOf(name).every((term) => terms.has(term)));

/** What stands before the name of a law without being part of it. */
const beforeName =
  /^(?:an?|the|this|that|these|those|any|all|every|my|our|of|under|by|in|with|for|from|on|to|and|or|does|do|did|is|are|was|has|have|about|if|when|what|which|whether|violate|break|follow|federal|state|local|new|tax)$/;
const lawName = /((?:[\p{L}&’'-]+\s+){1,5})(act|law)\b/giu;

/** Whether a guide knows what a question calls an act or a law: 'the Texas Data Privacy Act' by each of its words. */
function knowsLaw({ terms, text }: IndexedGuide, words: readonly string[], kind: string): boolean {
  const name = words.slice(words.findLastIndex((word) => beforeName.test(word)) + 1);
  if (!termsOf(name.join(' ')).every((term) => terms.has(term))) return false;
  return kind !== 'act' || name.length === 0 || text.includes(`${name.at(-1) ?? ''} act`);
}

/** Whether a question asks of a form, section or act that no guide, or not the one that fits best, speaks of. */
function namesUnknownLaw(question: string, { identifiers, best }: Retrieval): boolean {
  if (identifiersIn(question).some((name) => !identifiers.has(name))) return true;
  return [...question.toLowerCase().matchAll(lawName)].some(
    ([, before = '', kind = '']) => !best || !knowsLaw(best, before.trim().split(/\s+/), kind),
  );
}

/**
 * Why a question is refused whatever the guides say, or null. 'not-covered': it is about something else, or asks for
 * what no law says.
 */
export function refusalByRule(question: string, retrieval: Retrieval, thisYear: number): Refusal | null {
  if (computations.some((pattern) => pattern.test(question))) return 'computation';
  if (predictions.some((pattern) => pattern.test(question))) return 'prediction';
  if (investment.test(question)) return 'investment';
  if (namesUnknownLaw(question, retrieval)) return 'unknown-law';
  if (advice.test(question)) return 'not-covered';
  const { best } = retrieval;
  if (!best) return null;
  if (asksOfUnknownCity(question, best)) return 'other-jurisdiction';
  return namesOtherSubject(question, best.text) || asksOfUnknownYear(question, best, thisYear) ? 'not-covered' : null;
}

/**
 * Why the passages do not answer a question, or null when they may. Decided before any model is called.
 * @param thisYear what 'next year' follows
 */
export function refusalOf(
  question: string,
  retrieval: Retrieval,
  thisYear = new Date().getUTCFullYear(),
): Refusal | null {
  const ruled = refusalByRule(question, retrieval, thisYear);
  if (ruled !== null && ruled !== 'not-covered') return ruled;
  if (retrieval.isOtherJurisdiction) return 'other-jurisdiction';
  return ruled ?? (retrieval.isCovered ? null : 'not-covered');
}
