import { useToast } from '@counterpart/shell/sdk';
import { useSyncExternalStore } from 'react';
import type { Turn } from '../ask/talk';
import { createBrowserSavedAnswers } from './browser-saved-answers';
import { savedAnswersMax, type SavedAnswer, type SavedAnswers, type SaveOutcome } from './saved-answers';

const browserAnswers = createBrowserSavedAnswers();
const none: readonly SavedAnswer[] = [];

const refusals: Record<Exclude<SaveOutcome, 'done'>, { readonly title: string; readonly description: string }> = {
  full: {
    title: `You’ve saved ${savedAnswersMax} answers`,
    description: 'Delete one to save another.',
  },
  unavailable: {
    title: 'Your saved answers couldn’t be changed',
    description: 'This browser has no room left or blocks storage. Export what you have, delete a few, and try again.',
  },
};

interface Saved {
  /** Newest first. None on a server and until the page is hydrated. */
  readonly answers: readonly SavedAnswer[];
  save(turn: Turn): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  /** With a way back. */
  remove(answer: SavedAnswer): Promise<void>;
}

/** The saved answers, with what happened said in a toast. */
export function useSavedAnswers(store: SavedAnswers = browserAnswers): Saved {
  const showToast = useToast();
  const answers = useSyncExternalStore(store.subscribe, store.read, () => none);
  const isDone = (outcome: SaveOutcome): boolean => {
    if (outcome !== 'done') showToast({ ...refusals[outcome], tone: 'destructive' });
    return outcome === 'done';
  };
  return {
    answers,
    save: async ({ id, question, answer: response }) => {
      const savedAt = new Date().toISOString();
      if (isDone(await store.add({ id, title: question, question, response, savedAt })))
        showToast({
          title: 'Response saved',
          description: 'You can view it in your saved responses',
          tone: 'success',
        });
    },
    rename: async (id, title) => {
      isDone(await store.rename(id, title));
    },
    remove: async (answer) => {
      const index = answers.indexOf(answer);
      if (!isDone(await store.remove(answer.id))) return;
      const restore = async () => {
        if (isDone(await store.add(answer, index))) showToast({ title: 'Answer restored', tone: 'success' });
      };
      showToast({
        title: 'Answer deleted',
        description: answer.title,
        action: { label: 'Undo', onSelect: () => void restore() },
      });
    },
  };
}
