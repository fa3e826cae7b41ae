import { createBrowserSavedItems } from '../../../saved/browser-saved-items';
import type { BrowserSavedItems, SavedItem } from '../../../saved/saved-items';
import { isComplianceAnswer } from '../answer/is-compliance-answer';
import { savedAnswersMax, savedTitleMax, type SavedAnswer } from './saved-answers';

/** A new version of the shape gets a new key; what an older one left is not read. */
export const savedAnswersKey = 'counterpart.compliance-answers.v1';

/** Answers in this browser's local storage. Call nothing of it while a server renders. */
export const createBrowserSavedAnswers = (): BrowserSavedItems<SavedAnswer> =>
  createBrowserSavedItems({ key: savedAnswersKey, max: savedAnswersMax, titleMax: savedTitleMax, isItem });

function isItem(item: SavedItem): item is SavedAnswer {
  const { question, response } = item as Partial<SavedAnswer>;
  return typeof question === 'string' && isComplianceAnswer(response);
}
