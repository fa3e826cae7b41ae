import type { Turn } from '../ask/talk';

/** A question for a specialist. */
export interface SpecialistQuestion {
  readonly question: string;
  /** Slugs of the guides that the answer cites; none for a question that no guide answers. */
  readonly guides: readonly string[];
}

/** With the industry of the assistant's list; empty for all. */
export interface AskedQuestion extends SpecialistQuestion {
  readonly industry: string;
}

/** Names the draft of a question that a visitor has asked and that waits for their account. */
export const askedDraft = 'specialist';
export const noQuestion: AskedQuestion = { question: '', guides: [], industry: '' };

/** Picks what a specialist gets of an answer. */
export const questionOf = ({ question, answer: { citations } }: Turn): SpecialistQuestion => ({
  question,
  guides: [...new Set(citations.map(({ guide }) => guide))],
});
