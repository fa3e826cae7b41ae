import type { DocumentAnalysis } from '@counterpart/api/contract';
import type { ApiClient } from '@counterpart/shell/sdk';
import { hasFields, isText } from '../../check-shape';
import { isAnalysis } from './is-analysis';

/** Where a document is: on its way, being read, being analyzed. */
export type AnalysisStage = 'uploading' | 'reading' | 'analyzing';

/** What is sent to be analyzed. */
export interface DocumentToAnalyze {
  readonly file: File;
  readonly industry: string;
  readonly context: string;
}

/** Shown when nothing better is known about a failure. */
const defaultFailure = 'Failed to analyze document';

/** Milliseconds until an analysis counts as lost; a slow connection may need most of them for the upload. */
const longestWait = 180_000;

/**
 * Sends a document and resolves with what it asks of a business. Rejects with an `ApiError`, with an `Error` whose message is fit to
 * show, or with an `AbortError` once `signal` is aborted.
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
  const outcome: { analysis?: DocumentAnalysis; failure?: string } = {};
  try {
    await api.stream('/api/compliance/analyze-document/stream', { body, signal: running.signal }, ({ name, data }) => {
      if (name === 'reading' || name === 'analyzing') onStage(name);
      const value = parse(data);
      if (name === 'analysis' && isAnalysis(value)) outcome.analysis = value;
      if (name === 'failed' && isFailure(value)) outcome.failure = value.message;
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
  if (!outcome.analysis) throw new Error(outcome.failure ?? defaultFailure);
  return outcome.analysis;
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
