import { assistantLimits, type ComplianceAnswer } from '@counterpart/api/contract';
import { isApiError, type ApiClient, type Body } from '@counterpart/shell/sdk';
import { hasFields, isText } from '../../../check-shape';
import { isComplianceAnswer } from '../answer/is-compliance-answer';

/** Request to the assistant. */
export type Question = NonNullable<Body<'post', '/api/compliance/ask/stream'>>;

/** A sentence that was found to hold before the whole answer is ready. */
export interface Statement {
  /** `answer`, or the title of the section it belongs to. */
  readonly part: string;
  readonly text: string;
}

/** Shown when nothing better is known about a failure. */
export const defaultFailure = 'Failed to get an answer';

/** Milliseconds until the server must have answered in one piece: what a model may take, and a little. */
const longestWait = assistantLimits.modelMs + 5_000;

/**
 * Asks, hands on each statement as it comes and resolves with the whole answer. Where something between here and the
 * server cuts the stream before the answer is there, the answer is requested again, in one piece. Rejects with an
 * `ApiError`, with an `Error` whose message is fit to show, or with an `AbortError` once `signal` is aborted.
 */
export async function askQuestion(
  api: ApiClient,
  question: Question,
  signal: AbortSignal,
  onStatement: (statement: Statement) => void,
): Promise<ComplianceAnswer> {
  try {
    return await inTime(signal, assistantLimits.silenceMs, (running, isAlive) =>
      askStream(api, question, running, { onStatement, isAlive }),
    );
  } catch (error) {
    if (!isCut(error)) throw error;
    const whole = await inTime(signal, longestWait, (running) =>
      api.send('post', '/api/compliance/ask', { body: question, signal: running }),
    ).catch(() => null);
    signal.throwIfAborted();
    if (isComplianceAnswer(whole)) return whole;
    throw error;
  }
}

/** The stream ended, and there was no answer in it. */
class CutStreamError extends Error {}

const isCut = (error: unknown): boolean =>
  error instanceof CutStreamError || (isApiError(error) && error.code === 'unreachable');

/** Ends what is silent for too long, or no longer wanted. */
async function inTime<Value>(
  signal: AbortSignal,
  longest: number,
  work: (running: AbortSignal, isAlive: () => void) => Promise<Value>,
): Promise<Value> {
  const running = new AbortController();
  const abort = () => running.abort();
  signal.addEventListener('abort', abort);
  const late = new Error('No answer came in time. Please try again.');
  const giveUp = () => running.abort(late);
  let timer = setTimeout(giveUp, longest);
  const isAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, longest);
  };
  try {
    return await work(running.signal, isAlive);
  } catch (error) {
    throw running.signal.reason === late ? late : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

async function askStream(
  api: ApiClient,
  question: Question,
  signal: AbortSignal,
  { onStatement, isAlive }: { readonly onStatement: (statement: Statement) => void; readonly isAlive: () => void },
): Promise<ComplianceAnswer> {
  const outcome: { answer?: ComplianceAnswer; failure?: string } = {};
  await api.stream('/api/compliance/ask/stream', { body: question, signal }, ({ name, data }) => {
    isAlive();
    const value = parse(data);
    if (name === 'statement' && isStatement(value)) onStatement(value);
    if (name === 'answer' && isComplianceAnswer(value)) outcome.answer = value;
    if (name === 'failed' && isFailure(value)) outcome.failure = value.message;
  });
  if (outcome.answer) return outcome.answer;
  throw outcome.failure === undefined ? new CutStreamError(defaultFailure) : new Error(outcome.failure);
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

const hasMessage = hasFields({ message: isText });
const isFailure = (value: unknown): value is { readonly message: string } => hasMessage(value);
const hasStatement = hasFields({ part: isText, text: isText });
const isStatement = (value: unknown): value is Statement => hasStatement(value);
