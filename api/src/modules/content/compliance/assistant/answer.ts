import type { Passage } from './passages';

/** One sentence of an answer, with the passages that support it. */
export interface Statement {
  readonly text: string;
  readonly passages: readonly Passage[];
}

export interface AnswerSection {
  readonly title: string;
  readonly statements: readonly Statement[];
}

/** An answer in which each statement names its passages. What is closest is its only section. */
export interface CitedAnswer {
  readonly answeredBy: 'model' | 'guides' | 'closest' | 'refusal';
  readonly answer: readonly Statement[];
  readonly sections: readonly AnswerSection[];
}
