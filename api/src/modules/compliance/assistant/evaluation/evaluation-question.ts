import type { PassagePart } from '../passages';

/**
 * A question of the evaluation set. `tune` questions may be looked at while retrieval and refusal are changed; `hold` questions
 * are only measured, so that the figures say something about questions nobody tuned for.
 */
export interface EvaluationQuestion {
  readonly half: 'tune' | 'hold';
  /** As a visitor would type it. */
  readonly text: string;
  readonly industry?: string;
  readonly category?: string;
  /**
   * The guides that answer it, the best first, each with the parts that hold the answer: one of them has to be retrieved.
   * Empty: the guides do not answer it, and the assistant has to refuse.
   */
  readonly answers: readonly { readonly guide: string; readonly parts: readonly PassagePart[] }[];
  /** For a question without an answer: what makes it look as if there were one. */
  readonly trap?: 'other jurisdiction' | 'tax sum' | 'no such law' | 'other subject' | 'advice beyond the guides';
}

/** A question that one guide answers. */
export const answerable = (
  half: EvaluationQuestion['half'],
  guide: string,
  parts: readonly PassagePart[],
  text: string,
): EvaluationQuestion => ({ half, text, answers: [{ guide, parts }] });

/** A question that no guide answers. */
export const unanswerable = (
  half: EvaluationQuestion['half'],
  trap: NonNullable<EvaluationQuestion['trap']>,
  text: string,
): EvaluationQuestion => ({ half, text, answers: [], trap });
