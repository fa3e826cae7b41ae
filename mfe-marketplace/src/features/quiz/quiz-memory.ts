import type { QuizAnswers } from '@counterpart/api/contract';
import { localStore, sessionStore, type BrowserStorage } from '@counterpart/shell/sdk';
import type { QuizProgress } from './quiz-workflow';

/** Storage keys of the quiz in this browser. Call the functions below in effects and handlers only. */
const progressKey = 'counterpart.quiz';
const resultKey = 'counterpart.quiz-result';
const choiceKey = 'counterpart.quiz-choice.';

/** The professionals chosen before the sign-in, and the message. */
export interface PendingChoice {
  readonly chosen: readonly number[];
  readonly message: string;
  readonly consent: boolean;
}

/**
 * Reads the progress of an earlier visit; null when there was none. Answers given with a session are restored for that
 * user only.
 * @param viewerId id of the signed-in user; null for a visitor
 */
export function readProgress(viewerId: number | null): QuizProgress | null {
  const stored = read(localStore, progressKey);
  if (!isRecord(stored) || typeof stored['step'] !== 'number' || !isAnswers(stored['answers'])) return null;
  if (stored['ownerId'] !== null && stored['ownerId'] !== viewerId) return null;
  return { step: stored['step'], answers: stored['answers'] };
}

/** Remembers progress for the next visit; null forgets it. */
export const storeProgress = (progress: QuizProgress | null, ownerId: number | null): void =>
  write(localStore, progressKey, progress && { ...progress, ownerId });

/** Id of the last result in this browser; null when there is none. */
export function readResultId(): string | null {
  const stored = read(localStore, resultKey);
  return typeof stored === 'string' ? stored : null;
}

export const storeResultId = (id: string): void => write(localStore, resultKey, id);

/** Reads what was chosen for a result in this tab; null when nothing was. */
export function readChoice(resultId: string): PendingChoice | null {
  const stored = read(sessionStore, choiceKey + resultId);
  if (!isRecord(stored) || !Array.isArray(stored['chosen']) || typeof stored['message'] !== 'string') return null;
  return {
    chosen: stored['chosen'].filter((id): id is number => typeof id === 'number'),
    message: stored['message'],
    consent: stored['consent'] === true,
  };
}

/** Remembers a choice while its person signs in; null forgets it. */
export const storeChoice = (resultId: string, choice: PendingChoice | null): void =>
  write(sessionStore, choiceKey + resultId, choice);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isAnswers = (value: unknown): value is QuizAnswers =>
  isRecord(value) &&
  Object.values(value).every(
    (answer) => typeof answer === 'string' || (Array.isArray(answer) && answer.every((one) => typeof one === 'string')),
  );

function read(storage: BrowserStorage, key: string): unknown {
  try {
    return JSON.parse(storage.read(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(storage: BrowserStorage, key: string, value: unknown): void {
  if (value === null) storage.remove(key);
  else storage.write(key, JSON.stringify(value));
}
