import type { DatabaseSettings } from '../../../../../platform/database/database-settings';
import type { Answer, Question } from '../questions';

/** Data that a thread is started with. */
export interface ThreadData {
  readonly databaseSettings: DatabaseSettings;
}

/** A question, with the number that its answer carries and the moment from which no one waits for it; or to end. */
export type ToThread = 'stop' | { readonly id: number; readonly question: Question; readonly until: number };

/** An error as it crosses threads: what tells a database that is away from a mistake of ours. */
export interface ThreadError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
  readonly errno?: number;
}

/** Message that a thread sends. `failed` has the error that kept it from reading its index, and it retries. */
export type FromThread =
  | { readonly kind: 'ready'; readonly isReady: boolean }
  | { readonly kind: 'failed'; readonly error: ThreadError }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly kind: 'error'; readonly id: number; readonly error: ThreadError };

/** Reduces an error to the fields that cross threads. */
export function toThreadError(error: unknown): ThreadError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const { code, errno } = error as NodeJS.ErrnoException;
  return {
    ...{ name, message },
    ...(stack && { stack }),
    ...(typeof code === 'string' && { code }),
    ...(typeof errno === 'number' && { errno }),
  };
}

/** The error that another thread met. */
export const fromThreadError = (error: ThreadError): Error => Object.assign(new Error(error.message), error);
