import { isComplianceAnswer } from '../answer/is-compliance-answer';
import { savedAnswersMax, savedTitleMax, type SavedAnswer, type SavedAnswers, type SaveOutcome } from './saved-answers';

/** A new version of the shape gets a new key; what an older one left is not read. */
export const savedAnswersKey = 'counterpart.compliance-answers.v1';
const none: readonly SavedAnswer[] = [];

/** Answers in this browser's local storage, the same in every tab. Call nothing of it while a server renders. */
export function createBrowserSavedAnswers(): SavedAnswers {
  const listeners = new Set<() => void>();
  let known: { text: string | null; answers: readonly SavedAnswer[] } = { text: null, answers: none };

  const read = (): readonly SavedAnswer[] => {
    const text = readText();
    if (text !== known.text) known = { text, answers: parse(text) };
    return known.answers;
  };
  const write = (answers: readonly SavedAnswer[]): Promise<SaveOutcome> => {
    try {
      localStorage.setItem(savedAnswersKey, JSON.stringify(answers));
    } catch {
      return Promise.resolve('unavailable');
    }
    for (const listener of listeners) listener();
    return Promise.resolve('done');
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    read,
    add: (answer, at = 0) => {
      const answers = read();
      if (answers.some(({ id }) => id === answer.id)) return Promise.resolve('done');
      if (answers.length >= savedAnswersMax) return Promise.resolve('full');
      return write(answers.toSpliced(at, 0, answer));
    },
    rename: (id, title) =>
      write(read().map((answer) => (answer.id === id ? { ...answer, title: title.slice(0, savedTitleMax) } : answer))),
    remove: (id) => write(read().filter((answer) => answer.id !== id)),
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(savedAnswersKey);
  } catch {
    return null;
  }
}

function parse(text: string | null): readonly SavedAnswer[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedAnswer).slice(0, savedAnswersMax) : none;
  } catch {
    return none;
  }
}

function isSavedAnswer(value: unknown): value is SavedAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, question, savedAt, response } = value as Record<string, unknown>;
  return (
    [id, title, question].every((text) => typeof text === 'string') &&
    typeof savedAt === 'string' &&
    !Number.isNaN(Date.parse(savedAt)) &&
    isComplianceAnswer(response)
  );
}
