import { createBrowserStore } from '../../../browser-store';
import { isComplianceAnswer } from '../answer/is-compliance-answer';
import { savedAnswersMax, savedTitleMax, type SavedAnswer, type SavedAnswers, type SaveOutcome } from './saved-answers';

/** A new version of the shape gets a new key; what an older one left is not read. */
export const savedAnswersKey = 'counterpart.compliance-answers.v1';
const none: readonly SavedAnswer[] = [];

/** Answers in this browser's local storage, the same in every tab. Call nothing of it while a server renders. */
export function createBrowserSavedAnswers(): SavedAnswers {
  const { subscribe, read, write } = createBrowserStore(savedAnswersKey, parse);
  const change = (answers: readonly SavedAnswer[]): Promise<SaveOutcome> =>
    Promise.resolve(write(answers) ? 'done' : 'unavailable');
  return {
    subscribe,
    read,
    add: (answer, at = 0) => {
      const answers = read();
      if (answers.some(({ id }) => id === answer.id)) return Promise.resolve('done');
      if (answers.length >= savedAnswersMax) return Promise.resolve('full');
      return change(answers.toSpliced(at, 0, answer));
    },
    rename: (id, title) =>
      change(read().map((answer) => (answer.id === id ? { ...answer, title: title.slice(0, savedTitleMax) } : answer))),
    remove: (id) => change(read().filter((answer) => answer.id !== id)),
  };
}

const parse = (stored: unknown): readonly SavedAnswer[] =>
  Array.isArray(stored) ? stored.filter(isSavedAnswer).slice(0, savedAnswersMax) : none;

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
