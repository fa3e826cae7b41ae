import type { PassagePart } from '../passages';
import { slugs } from './guide-slugs';

/**
 * Where a question is from. `tune`: the first ones, looked at from the start; `hold` and `fresh`: only reported since
 * decision 26, though rules and weights came from them before; `blind`: written before rules were derived from
 * `fresh`; `unseen`: written before the changes of November 23, 2026, by a person who had not read the answerer's
 * code; `open` and `sealed`: written after them, in the same way; `secondOpen` and `secondSealed`: by another author,
 * of November 24. The two sealed ones were opened by decision 26. `third`: by one more author, of November 25, still
 * sealed; `development`: written that day for decision 26, before the answerer's code was read; `nearMiss`: after its
 * first changes, before retrieval had run on them; `voices`, `forms` and `jurisdictions`: written for decision 26;
 * `fourth`: written from the text of the guides alone, of November 26, and run for the first time after all of that;
 * `fifth` and `sixth`: in the same way, each by another author, for decision 26.
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
  | 'fourth'
  | 'fifth'
  | 'sixth'
  | 'development'
  | 'nearMiss'
  | 'voices'
  | 'forms'
  | 'jurisdictions';

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
