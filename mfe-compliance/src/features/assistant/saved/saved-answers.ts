import { savedAnswerLimits, type ComplianceAnswer } from '@counterpart/api/contract';
import type { SavedItem } from '../../../saved/saved-items';

/** A saved question and its answer; its title is the question until it is renamed. */
export interface SavedAnswer extends SavedItem {
  readonly question: string;
  readonly response: ComplianceAnswer;
}

/** Most answers that are saved. */
export const savedAnswersMax = savedAnswerLimits.max;
/** Longest title, in characters. */
export const savedTitleMax = savedAnswerLimits.titleMax;
