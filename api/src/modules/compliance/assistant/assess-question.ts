import { asksForSum } from './computations';
import { identifiersIn } from './identifiers';
import { asksLawgiver, isState, jurisdictionsAskedOf } from './jurisdictions';
import type { Retrieval } from './retrieve-passages';
import type { IndexedGuide } from './indexed-guide';
import { advice, asksPrice, evasion, investment, prediction, task } from './question-forms';
import { termsOf } from './terms';

/** Why a question is not answered. */
export type Refusal =
  'not-covered' | 'investment' | 'other-jurisdiction' | 'computation' | 'prediction' | 'unknown-law';

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

/** Whether a question asks what a state says, and the guide is about the whole country and does not speak of it. */
const asksOfUnknownState = (question: string, { guide, home, terms }: IndexedGuide): boolean =>
  guide.jurisdiction === 'federal' &&
  home.length === 0 &&
  asksLawgiver(question) &&
  jurisdictionsAskedOf(question).some(
    (asked) => isState(asked) && !termsOf(asked.name).every((term) => terms.has(term)),
  );

/** What stands before the name of a law without being part of it. */
const beforeName =
  /^(?:an?|the|this|that|these|those|any|all|every|my|our|of|under|by|in|with|for|from|on|to|and|or|does|do|did|is|are|was|has|have|about|if|when|what|which|whether|violate|break|follow|federal|state|local|new|tax)$/;
const lawName = /((?:[\p{L}&’'-]+\s+){1,5})(act|law)\b/giu;

/** What is written like the name of a rule: 'the Online Merchant Directive'. */
const properName =
  /(?<!^|[.?!] )\b((?:[A-Z][\p{L}&’'-]*\s+){2,})(Directive|Ordinance|Rule|Regulation|Credit|Program|Bill|Code|Initiative|Statute|Amendment|Fund|Relief)\b/gu;

/** Whether a guide knows what a question calls an act or a law: 'the Texas Data Privacy Act' by each of its words. */
function knowsLaw({ terms, questionTerms, text }: IndexedGuide, words: readonly string[], kind: string): boolean {
  const name = words.slice(words.findLastIndex((word) => beforeName.test(word)) + 1);
  const isKnown = (term: string) =>
    terms.has(term) || (kind === 'law' && questionTerms.some((asked) => asked.has(term)));
  if (!termsOf(name.join(' ')).every(isKnown)) return false;
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
  if (retrieval.isOwnQuestion) return null;
  if (asksForSum(question, retrieval.identifiers)) return 'computation';
  if (prediction.test(question)) return 'prediction';
  if (investment.test(question)) return 'investment';
  if (namesUnknownLaw(question, retrieval)) return 'unknown-law';
  if ([advice, evasion, task].some((pattern) => pattern.test(question))) return 'not-covered';
  const { best } = retrieval;
  if (!best) return null;
  if (asksOfUnknownCity(question, best) || asksOfUnknownState(question, best)) return 'other-jurisdiction';
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
