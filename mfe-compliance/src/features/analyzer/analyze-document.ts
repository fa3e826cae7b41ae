import type { DocumentAnalysis } from '@counterpart/api/contract';
import { isApiError, type ApiClient } from '@counterpart/shell/sdk';
import { hasFields, isText } from '../../check-shape';
import { isAnalysis } from './is-analysis';

export type AnalysisStage = 'uploading' | 'reading' | 'analyzing';

export interface DocumentToAnalyze {
  readonly file: File;
  readonly industry: string;
  readonly context: string;
}

/** Shown when nothing better is known about a failure. */
const defaultFailure = 'Failed to analyze document';

/** Statuses that reject a document: an invalid file, one too large, too many sent. */
const refusals = [400, 413, 429];

/** Milliseconds until an analysis counts as lost; a slow connection may need most of them for the upload. */
const longestWait = 180_000;

/**
 * Sends a document and resolves with what it asks of a business. Where something between here and the server cuts the
 * stream after the document has arrived, it is sent again for an analysis in one piece. Rejects with an `ApiError`,
 * with an `Error` whose message is fit to show, or with an `AbortError` once `signal` is aborted.
 */
export async function analyzeDocument(
  api: ApiClient,
  { file, industry, context }: DocumentToAnalyze,
  signal: AbortSignal,
  onStage: (stage: AnalysisStage) => void,
): Promise<DocumentAnalysis> {
  const body = new FormData();
  body.append('industry', industry);
  if (context.trim()) body.append('additionalContext', context.trim());
  // As bytes: of a part that says it is text, a server would see what its decoder made of it.
  body.append('file', new File([file], file.name, { type: 'application/octet-stream' }));
  const running = new AbortController();
  const abort = () => running.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(() => running.abort(new DOMException(defaultFailure, 'TimeoutError')), longestWait);
  const outcome: { analysis?: DocumentAnalysis; failure?: string; hasArrived?: true } = {};
  try {
    await api
      .stream('/api/compliance/analyze-document/stream', { body, signal: running.signal }, ({ name, data }) => {
        if (name === 'reading' || name === 'analyzing') {
          outcome.hasArrived = true;
          onStage(name);
        }
        const value = parse(data);
        if (name === 'analysis' && isAnalysis(value)) outcome.analysis = value;
        if (name === 'failed' && isFailure(value)) outcome.failure = value.message;
      })
      .catch((error: unknown) => {
        if (!outcome.hasArrived || !isApiError(error) || error.code !== 'unreachable') throw error;
      });
    if (outcome.analysis) return outcome.analysis;
    if (outcome.failure !== undefined || !outcome.hasArrived) throw new Error(outcome.failure ?? defaultFailure);
    const whole = await api
      .send('post', '/api/compliance/analyze-document', { body, signal: running.signal })
      .catch((error: unknown) => {
        if (signal.aborted || (isApiError(error) && refusals.includes(error.status))) throw error;
        return null;
      });
    if (!isAnalysis(whole)) throw new Error(defaultFailure);
    return whole;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
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
