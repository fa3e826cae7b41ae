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

/** Source of an answer: the model, our guides word for word, or a refusal, because no guide answers the question. */
export type AnsweredBy = 'model' | 'guides' | 'refusal';

/** An answer in which each statement names its passages. */
export interface CitedAnswer {
  readonly answeredBy: AnsweredBy;
  readonly answer: readonly Statement[];
  readonly sections: readonly AnswerSection[];
}
