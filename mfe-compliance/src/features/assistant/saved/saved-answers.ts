import type { ComplianceAnswer } from '@counterpart/api/contract';

/** A question and its answer that somebody keeps. */
export interface SavedAnswer {
  readonly id: string;
  /** The question, until it is renamed. */
  readonly title: string;
  readonly question: string;
  readonly response: ComplianceAnswer;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
}

/** What became of a change: `full` at the most that can be kept, `unavailable` when the store refuses. */
export type SaveOutcome = 'done' | 'full' | 'unavailable';

/** Most answers that are kept. */
export const savedAnswersMax = 100;
/** Longest title, in characters. */
export const savedTitleMax = 200;

/** Where answers are kept: the browser for a visitor. */
export interface SavedAnswers {
  subscribe(listener: () => void): () => void;
  /** Newest first; the same list until it changes. */
  read(): readonly SavedAnswer[];
  /** Adds on top, or at the place it had. One that is there already stays as it is. */
  add(answer: SavedAnswer, at?: number): Promise<SaveOutcome>;
  rename(id: string, title: string): Promise<SaveOutcome>;
  remove(id: string): Promise<SaveOutcome>;
}
