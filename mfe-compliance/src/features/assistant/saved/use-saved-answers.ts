import { useToast } from '@counterpart/shell/sdk';
import { useSavedItems, type Saved, type SavedWords } from '../../../saved/use-saved-items';
import type { Turn } from '../ask/talk';
import { createBrowserSavedAnswers } from './browser-saved-answers';
import { savedAnswersMax, savedTitleMax, type SavedAnswer } from './saved-answers';
import { useAccountAnswers } from './use-account-answers';

const browserAnswers = createBrowserSavedAnswers();
const words: SavedWords = {
  full: `You’ve saved ${savedAnswersMax} answers`,
  unchanged: 'Your saved answers couldn’t be changed',
  deleted: 'Answer deleted',
  restored: 'Answer restored',
};

/**
 * The saved answers: of the account for signed-in users, of the browser for visitors. Toasts report the outcome of each
 * change.
 */
export function useSavedAnswers(): Saved<SavedAnswer> & { save(turn: Turn): Promise<void> } {
  const showToast = useToast();
  const saved = useSavedItems(browserAnswers, useAccountAnswers(), words);
  return {
    ...saved,
    save: async ({ id, question, answer: response }) => {
      const savedAt = new Date().toISOString();
      if (await saved.add({ id, title: titleOf(question), question, response, savedAt }))
        showToast({ title: 'Response saved', description: 'You can view it in your saved responses', tone: 'success' });
    },
  };
}

/** A question on one line, as long as a name may be. */
const titleOf = (question: string): string => question.replace(/\s+/g, ' ').slice(0, savedTitleMax);
