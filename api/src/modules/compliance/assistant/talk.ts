import { refusalOf } from './assess-question';
import type { PassageIndex, Retrieval, RetrievalFilter } from './retrieve-passages';
import { relatedTo, termsOf } from './terms';

/** A question as it is meant in its talk, with what was retrieved for it. */
export interface MeantQuestion {
  readonly text: string;
  readonly retrieval: Retrieval;
}

/** A question with more terms of its own stands for itself. */
const fewTerms = 3;
const begins = /^\s*(?:and|but|so|or|what about|how about|what if|why|also|then|ok|okay)\b/i;
const points = /\b(?:it|its|they|them|their|this|that|those|these|there|he|she|one)\b/i;

/** The share of a question's terms that the best guide has, or has something near them: 0 to 1. */
function knownShare({ best }: Retrieval, question: string): number {
  const terms = termsOf(question);
  const known = terms.filter(
    (term) => best?.terms.has(term) || relatedTo(term).some((related) => best?.terms.has(related)),
  ).length;
  return terms.length === 0 ? 1 : known / terms.length;
}

/**
 * Whether the guide that answers the talk so far knows what the new question is about: all of it, or half where it
 * points back.
 */
const knows = (retrieval: Retrieval, question: string): boolean =>
  knownShare(retrieval, question) >= (begins.test(question) || points.test(question) ? 0.5 : 1);

/**
 * Whether a question that another guide answers alone ('what is the penalty if it is late?') is rather one to the guide
 * of the talk: it knows all of it, and is likelier.
 */
const isRather = (joined: Retrieval, alone: Retrieval, talk: Retrieval, question: string): boolean =>
  joined.best !== alone.best &&
  joined.best === talk.best &&
  joined.confidence > alone.confidence &&
  knownShare(joined, question) === 1;

/**
 * Reads a question that leans on what was asked before ('and in Texas?') together with the last question that stood for
 * itself. One that is answered alone, or is about something else, stays as it is.
 * @param previous what was asked before, oldest first
 */
export function questionInTalk(
  index: PassageIndex,
  question: string,
  previous: readonly string[],
  filter: RetrievalFilter,
): MeantQuestion {
  const alone = { text: question, retrieval: index.search(question, filter) };
  const standing = previous.findLast((earlier) => termsOf(earlier).length > fewTerms) ?? previous.at(-1);
  const isAnswered = refusalOf(question, alone.retrieval) === null;
  const leans = begins.test(question) || points.test(question) || termsOf(question).length <= fewTerms;
  if (standing === undefined || !leans) return alone;
  const text = `${standing} ${question}`;
  const joined = { text, retrieval: index.search(text, filter) };
  const isMeant =
    isAnswered && !begins.test(question)
      ? isRather(joined.retrieval, alone.retrieval, index.search(standing, filter), question)
      : knows(joined.retrieval, question);
  return isMeant ? joined : alone;
}
