import type { PassagePart } from '../passages';
import { slugs } from './guide-slugs';

/**
 * `tune` questions may be looked at while retrieval and refusal are changed; `hold` questions were looked at a single
 * time; `fresh` ones were written before anyone saw how retrieval does on them, and rules were since derived from its
 * mistakes on them; `blind` ones were written before those rules, and nothing was changed for their sake; `unseen` ones
 * were written before the changes of November 23, 2026, by a person who had not read the answerer's code; `open` and
 * `sealed` ones were written after those changes, in the same way, and of the sealed ones no single one is printed;
 * `secondOpen` and `secondSealed` ones are by another author, of November 24, 2026; `third` ones are by one more, of
 * November 25, and nothing was changed for their sake; `development` ones were written that day for decision 0129,
 * before the answerer's code was read; `nearMiss` ones after its first changes, before retrieval had run on them.
 */
export type EvaluationHalf =
  | 'tune'
  | 'hold'
  | 'fresh'
  | 'blind'
  | 'unseen'
  | 'open'
  | 'sealed'
  | 'secondOpen'
  | 'secondSealed'
  | 'third'
  | 'development'
  | 'nearMiss';

/** A question of the evaluation set. */
export interface EvaluationQuestion {
  readonly half: EvaluationHalf;
  /** As a visitor would type it. */
  readonly text: string;
  readonly industry?: string;
  readonly category?: string;
  /**
   * The guides that answer it, the best first, each with the parts that hold the answer: one of them has to be
   * retrieved. Empty: the guides do not answer it, and the assistant has to refuse.
   */
  readonly answers: readonly { readonly guide: string; readonly parts: readonly PassagePart[] }[];
  /** For a question without an answer: what makes it look as if there were one. */
  readonly trap?: 'other jurisdiction' | 'tax sum' | 'no such law' | 'other subject' | 'advice beyond the guides';
}

/** A question that one guide answers. */
export const answerable = (
  half: EvaluationHalf,
  guide: keyof typeof slugs,
  parts: readonly PassagePart[],
  text: string,
): EvaluationQuestion => ({ half, text, answers: [{ guide: slugs[guide], parts }] });

/** A question that no guide answers. */
export const unanswerable = (
  half: EvaluationHalf,
  trap: NonNullable<EvaluationQuestion['trap']>,
  text: string,
): EvaluationQuestion => ({ half, text, answers: [], trap });
