import { asksForSum } from './computations';
import { identifiersIn } from './identifiers';
import { jurisdictionsAskedOf } from './jurisdictions';
import type { Retrieval } from './retrieve-passages';
import type { IndexedGuide } from './indexed-guide';
import { termsOf } from './terms';

/** Why a question is not answered. */
export type Refusal =
  'not-covered' | 'investment' | 'other-jurisdiction' | 'computation' | 'prediction' | 'unknown-law';

/** Asks what courts or lawmakers will do, or where an amount will go. */
const predictions = [
  /^\s*(?:will|is|are|do you think|when will)\b.*\b(?:overturn|repeal|strike down|struck down|pass congress|be abolished|get rid of|abolish|scrap)/i,
  /\bdo you think\b.*\b(?:goes (?:up|down)|comes back|rises|falls|changes)\b/i,
  /^\s*(?:do you think\b.*\b)?will\b.*\b(?:go (?:up|down)|come back|bring back|rise|fall|raised?|lowered|increased?|decreased?)\b/i,
];

/** Asks what to do with money, which no law says. */
const investment =
  /\b(?:which|what|should|best)\b.*\b(?:stocks?|bonds?|index funds?|crypto(?:currency|currencies)?|invest(?:ments?)?)\b/i;

/** Asks what is better for the person, or how likely something is, which no law says. */
const advice =
  /\b(?:good|best) time to\b|\bwhich \w+ (?:is|are) best\b|\bshould (?:i|we)\b.*\bor\b.*\b(?:cheaper|better|best|smarter)\b|\b(?:odds|chances?|likely is it) (?:that|of)\b|\b(?:is it|would it be) (?:worth|better|cheaper|smarter)\b|\bwhich \w+ should (?:i|we)\b/i;

/** Asks for a text or a form to be written. */
const task =
  /^\s*(?:please |now )?(?:(?:can|could|will|would) you (?:please )?)?(?:write|draft|fill (?:in|out)|compose|translate|generate)\b(?! (?:down|off|up))/i;

/** Asks how to keep something from the authorities, which no guide says. */
const evasion =
  /\b(?:how|can|could|ways?)\b.*\b(?:hide|evade|launder)\b|\b(?:under the table|off the books)\b|\bfake (?:invoices?|receipts?)\b|\bwithout the (?:irs|tax office|government) (?:\w+ )?(?:noticing|knowing|finding)\b|\bkeep (?:\w+ )?(?:the )?(?:irs|tax office|government) from\b|\bso (?:that )?(?:the irs|nobody|no one) (?:\w+ )?(?:notices?|finds? out)\b/i;

/** Asks what a service costs; what a guide says of fees may answer it. */
const asksPrice =
  /^(?!.*\b(?:penalt|fine|late|miss|forg[eo]t|wrong)).*\bhow much (?:does|do|will|would) (?!(?:i|we|you|it|that|this|they)\b)(?:[\w-]+ ){1,5}(?:costs?|charges?)\b(?! (?:me|us|if|when|customers))/is;

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

/** What is written like the name of a rule: 'the Online Merchant Directive'. */
const properName =
  /(?<!^|[.?!] )\b((?:[A-Z][\p{L}&’'-]*\s+){2,})(Directive|Ordinance|Rule|Regulation|Credit|Program|Bill|Code|Initiative|Statute|Amendment|Fund|Relief)\b/gu;

/** Whether a guide knows what a question calls an act or a law: 'the Texas Data Privacy Act' by each of its words. */
function knowsLaw({ terms, text }: IndexedGuide, words: readonly string[], kind: string): boolean {
  const name = words.slice(words.findLastIndex((word) => beforeName.test(word)) + 1);
  if (!termsOf(name.join(' ')).every((term) => terms.has(term))) return false;
  return kind !== 'act' || name.length === 0 || text.includes(`${name.at(-1) ?? ''} act`);
}

/** Whether a question asks of a form, section or law that no guide, or an act that not the best guide, speaks of. */
function namesUnknownLaw(question: string, { identifiers, best, guides }: Retrieval): boolean {
  if (identifiersIn(question).some((name) => !identifiers.has(name))) return true;
  const isUnknown = ([, before = '', kind = '']: RegExpMatchArray) => {
    const terms = termsOf(`${before} ${kind}`);
    return !guides.some((guide) => terms.every((term) => guide.terms.has(term)));
  };
  if ([...question.matchAll(properName)].some(isUnknown)) return true;
  return [...question.toLowerCase().matchAll(lawName)].some(([, before = '', kind = '']) => {
    const candidates = kind === 'law' ? guides : best ? [best] : [];
    return !candidates.some((guide) => knowsLaw(guide, before.trim().split(/\s+/), kind));
  });
}

/**
 * Why a question is refused whatever the guides say, or null. 'not-covered': it is about something else, or asks for
 * what no law says.
 */
export function refusalByRule(question: string, retrieval: Retrieval, thisYear: number): Refusal | null {
  if (asksForSum(question, retrieval.identifiers)) return 'computation';
  if (predictions.some((pattern) => pattern.test(question))) return 'prediction';
  if (investment.test(question)) return 'investment';
  if (namesUnknownLaw(question, retrieval)) return 'unknown-law';
  if ([advice, evasion, task].some((pattern) => pattern.test(question))) return 'not-covered';
  const { best } = retrieval;
  if (!best) return null;
  if (asksOfUnknownCity(question, best)) return 'other-jurisdiction';
  if (asksPrice.test(question) && !/\bfees?\b/.test(best.text)) return 'not-covered';
  return asksOfUnknownYear(question, best, thisYear) ? 'not-covered' : null;
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
