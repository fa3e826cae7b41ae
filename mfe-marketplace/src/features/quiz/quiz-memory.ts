import type { QuizAnswers } from '@counterpart/api/contract';
import { localStore } from '@counterpart/shell/sdk';
import type { QuizProgress } from './quiz-workflow';

/** Storage keys of the quiz in this browser. Call the functions below in effects and handlers only. */
const progressKey = 'counterpart.quiz';
const resultKey = 'counterpart.quiz-result';

/**
 * Reads the progress of an earlier visit; null when there was none. Answers given with a session are restored for that
 * user only.
 * @param viewerId id of the signed-in user; null for a visitor
 */
export function readProgress(viewerId: number | null): QuizProgress | null {
  const stored = read(progressKey);
  if (!isRecord(stored) || typeof stored['step'] !== 'number' || !isAnswers(stored['answers'])) return null;
  if (stored['ownerId'] !== null && stored['ownerId'] !== viewerId) return null;
  return { step: stored['step'], answers: stored['answers'] };
}

/** Remembers progress for the next visit; null forgets it. */
export const storeProgress = (progress: QuizProgress | null, ownerId: number | null): void =>
  write(progressKey, progress && { ...progress, ownerId });

/** Id of the last result in this browser; null when there is none. */
export function readResultId(): string | null {
  const stored = read(resultKey);
  return typeof stored === 'string' ? stored : null;
}

export const storeResultId = (id: string): void => write(resultKey, id);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isAnswers = (value: unknown): value is QuizAnswers =>
  isRecord(value) &&
  Object.values(value).every(
    (answer) => typeof answer === 'string' || (Array.isArray(answer) && answer.every((one) => typeof one === 'string')),
  );

function read(key: string): unknown {
  try {
    return JSON.parse(localStore.read(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  if (value === null) localStore.remove(key);
  else localStore.write(key, JSON.stringify(value));
}
