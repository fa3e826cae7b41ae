import type { IndexedGuide } from './indexed-guide';
import { relatedTo } from './terms';

/** A question's words, as weights are learned for them. */
export interface QuestionWords {
  /** Its terms, each once. */
  readonly terms: readonly string[];
  /** Its words and its pairs of neighboring words as they are written, each once: 'how', 'how much'. */
  readonly phrases: readonly string[];
}

/**
 * How a guide has a term of a question: in its title or a question of its own, in its text, only something near it, or
 * not at all.
 */
export type Presence = 'asked' | 'said' | 'near' | 'missing';

export const presences: readonly Presence[] = ['asked', 'said', 'near', 'missing'];

const plainWords = /[a-z0-9$%]+(?:-[a-z0-9]+)*/g;

/** @param terms what `termsOf` gives for the question, with its slips of typing corrected */
export function questionWords(question: string, terms: readonly string[]): QuestionWords {
  const words = question.toLowerCase().replace(/[’']/g, '').match(plainWords) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
  return { terms: [...new Set(terms)], phrases: [...new Set([...words, ...pairs])] };
}

export function presenceOf(term: string, { askedTerms, terms }: IndexedGuide): Presence {
  if (askedTerms.has(term)) return 'asked';
  if (terms.has(term)) return 'said';
  return relatedTo(term).some((other) => terms.has(other) || askedTerms.has(other)) ? 'near' : 'missing';
}
