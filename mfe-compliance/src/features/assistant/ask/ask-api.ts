import type { ComplianceAnswer } from '@counterpart/api/contract';
import type { ApiClient, Body } from '@counterpart/shell/sdk';
import { isComplianceAnswer } from '../answer/is-compliance-answer';

/** What the assistant is asked. */
export type Question = NonNullable<Body<'post', '/api/compliance/ask/stream'>>;

/** A sentence that was found to hold before the whole answer is ready. */
export interface Statement {
  /** `answer`, or the title of the section it belongs to. */
  readonly part: string;
  readonly text: string;
}

/** Shown when nothing better is known about a failure. */
export const defaultFailure = 'Failed to get an answer';

/** Milliseconds until a question counts as lost; the server promises an answer or a refusal within ten seconds. */
const longestWait = 30_000;

/**
 * Asks, hands on each statement as it comes and resolves with the whole answer.
 * Rejects with an `ApiError`, with an `Error` whose message is fit to show, or with an `AbortError` once `signal` is aborted.
 */
export async function askQuestion(
  api: ApiClient,
  question: Question,
  signal: AbortSignal,
  onStatement: (statement: Statement) => void,
): Promise<ComplianceAnswer> {
  const running = new AbortController();
  const abort = () => running.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(() => running.abort(new DOMException('No answer in time', 'TimeoutError')), longestWait);
  const outcome: { answer?: ComplianceAnswer; failure?: string } = {};
  try {
    await api.stream('/api/compliance/ask/stream', { body: question, signal: running.signal }, ({ name, data }) => {
      const value = parse(data);
      if (name === 'statement' && isStatement(value)) onStatement(value);
      if (name === 'answer' && isComplianceAnswer(value)) outcome.answer = value;
      if (name === 'failed' && isRecord(value) && typeof value['message'] === 'string')
        outcome.failure = value['message'];
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
  if (!outcome.answer) throw new Error(outcome.failure ?? defaultFailure);
  return outcome.answer;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isStatement = (value: unknown): value is Statement =>
  isRecord(value) && typeof value['part'] === 'string' && typeof value['text'] === 'string';
