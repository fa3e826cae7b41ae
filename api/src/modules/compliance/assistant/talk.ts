import { termsOf } from './terms';

/** A question of so few terms of its own may lean on the one before. */
const fewTerms = 3;
const leans =
  /^\s*(?:and|but|so|or|what about|how about|what if|why|also|then|ok|okay)\b|\b(?:it|its|they|them|their|this|that|those|these|there|he|she|one)\b/i;

/**
 * A question as it is meant in its talk: one that leans on what was asked before ('and in Texas?') is read together with the last
 * question that stood for itself.
 * @param previous what was asked before, oldest first
 */
export function questionInTalk(question: string, previous: readonly string[]): string {
  const standing = previous.findLast((earlier) => termsOf(earlier).length > fewTerms) ?? previous.at(-1);
  const isShort = termsOf(question).length <= fewTerms;
  return standing !== undefined && (isShort || leans.test(question)) ? `${standing} ${question}` : question;
}
