import { identifiersIn } from './identifiers';
import type { Retrieval } from './retrieve-passages';
import type { IndexedGuide } from './indexed-guide';
import { isFiller, termsOf } from './terms';

/** Why a question is not answered. */
export type Refusal =
  'not-covered' | 'investment' | 'other-jurisdiction' | 'computation' | 'prediction' | 'unknown-law';

/** Below this share of a question's terms in the best guide, the guides do not answer it. Set on the tuning half of the evaluation. */
const leastCoverage = 0.5;
/** The same for a long question, which tells its story too. */
const leastCoverageOfLong = 0.42;
const longQuestion = 6;

const amount = String.raw`(?:[$€£]\s?\d[\d,.]*|\d[\d,.]*\s?(?:k|dollars|bucks|usd|eur|euros?|pounds)\b|\b\d{4,}\b(?!\s*(?:return|form|tax year)))`;
const sum = String.raw`\b(?:tax|taxes|vat|penalt(?:y|ies)|withholding|duty|bill|refund|owe)\b`;

/** Asks for an amount of tax from an amount of money: the assistant never computes one. */
const computations = [
  new RegExp(String.raw`\b(?:calculate|compute|estimate|work out|figure out)\b.*${sum}.*${amount}`, 'i'),
  new RegExp(String.raw`\bhow much\b.*${sum}.*${amount}`, 'i'),
  new RegExp(String.raw`${amount}.*\bhow much\b.*${sum}`, 'i'),
  new RegExp(String.raw`${amount}.*\bwhat\b.*${sum}.*\b(?:owe|pay|due)\b`, 'i'),
  new RegExp(String.raw`\bwhat\b.*${sum}.*\b(?:owe|pay|due)\b.*${amount}`, 'i'),
  new RegExp(String.raw`\bwhat (?:is|will|would|are)\b.*\b(?:my|our)\b.*${sum}.*${amount}`, 'i'),
];

/** Asks what courts or lawmakers will do. */
const prediction =
  /^\s*(?:will|is|are|do you think|when will)\b.*\b(?:overturn|repeal|strike down|struck down|pass congress|be abolished)/i;

/** Asks what to do with money, which no law says. */
const investment =
  /\b(?:which|what|should|best)\b.*\b(?:stocks?|bonds?|index funds?|crypto(?:currency|currencies)?|invest(?:ments?)?)\b/i;

const anyLevel = new Set(['federal', 'state', 'local', 'new', 'tax']);
const lawName = /((?:[\p{L}&’'-]+\s+){1,5})(act|law)\b/giu;

/** Whether a guide knows what a question calls an act or a law: 'the Texas Data Privacy Act' by each of its words. */
function knowsLaw({ terms, text }: IndexedGuide, words: readonly string[], kind: string): boolean {
  const name = words.slice(words.findLastIndex(isFiller) + 1).filter((word) => !anyLevel.has(word));
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

/** Why the passages do not answer a question, or null when they may. Decided before any model is called. */
export function refusalOf(question: string, retrieval: Retrieval): Refusal | null {
  if (computations.some((pattern) => pattern.test(question))) return 'computation';
  if (prediction.test(question)) return 'prediction';
  if (investment.test(question)) return 'investment';
  if (namesUnknownLaw(question, retrieval)) return 'unknown-law';
  if (retrieval.isOtherJurisdiction) return 'other-jurisdiction';
  const least = retrieval.terms >= longQuestion ? leastCoverageOfLong : leastCoverage;
  return retrieval.coverage < least ? 'not-covered' : null;
}
