import { pageAccountHeader, pageAccountOf, type User } from '@counterpart/api/contract';
import type { ApiClient } from './api-client';
import { ApiError } from './api-error';
import { apiPath, type UntypedParams } from './api-path';
import { createIdempotencyKeys } from './idempotency-keys';
import { retried } from '../parts/retried';

interface Options {
  /** Put before each URL; empty in a browser. */
  readonly origin?: string;
  /** Area and version that made the call, for the server's log. */
  readonly client?: string;
  /** User of the page; every call names them, and the server refuses it when another user is signed in by then. */
  readonly user?: () => Pick<User, 'id'> | null;
  /** Called after any 401 of a call that was made signed in: the session has ended. */
  readonly onSignedOut?: () => void;
  /** Called after a call was refused because another account is signed in by now. */
  readonly onAccountChanged?: () => void;
  /** Called after a call was refused because a second step is required and missing. */
  readonly onSecondStepNeeded?: () => void;
  /** Called after each call that had no answer, one of a server in trouble, or of no such operation. */
  readonly onFailedCall?: () => void;
}

const unreachable = 'The server could not be reached. Check your connection and try again.';

async function toError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const isSentence = response.headers.get('content-type')?.startsWith('text/plain') ?? false;
  return new ApiError(
    response.status,
    (isSentence && text.trim()) || response.statusText || 'The request failed.',
    response.headers.get('x-error-code') ?? 'unknown',
    response.headers.get('x-request-id'),
    response.headers.get('x-error-field'),
  );
}

async function toValue(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  return isJson ? response.json() : undefined;
}

interface UntypedCall extends UntypedParams {
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}
type CallInit = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

const wasAborted = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError';

/** A connection that failed, as an `ApiError`; a call that was aborted on purpose stays what it is. */
function rethrowCut(cause: unknown): never {
  if (wasAborted(cause)) throw cause;
  throw new ApiError(0, unreachable, 'unreachable');
}

/** True while the page is left: calls made then outlive it. */
let isLeaving = false;
if (typeof window !== 'undefined')
  for (const event of ['pagehide', 'pageshow'])
    window.addEventListener(event, () => void (isLeaving = event === 'pagehide'), { capture: true });

/** The API client of the host and of tests, over `fetch`. */
export function createApiClient({
  origin = '',
  client = 'shell',
  user = () => null,
  onSignedOut,
  onAccountChanged,
  onSecondStepNeeded,
  onFailedCall,
}: Options = {}): ApiClient {
  const pageHeaders = () => ({ 'x-client': client, [pageAccountHeader]: pageAccountOf(user()) });
  async function respond(method: string, path: string, init: CallInit): Promise<Response> {
    const request: RequestInit = {
      ...init,
      keepalive: isLeaving,
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...pageHeaders(), ...init.headers },
    };
    const response = await fetch(origin + path, request).catch((cause: unknown) => {
      if (!wasAborted(cause)) onFailedCall?.();
      return rethrowCut(cause);
    });
    if (response.ok) return response;
    if (response.status >= 500 || [404, 405].includes(response.status)) onFailedCall?.();
    const error = await toError(response);
    if (response.status === 401) onSignedOut?.();
    if (error.code === 'account_changed') onAccountChanged?.();
    if (error.code === 'second_step_needed') onSecondStepNeeded?.();
    throw error;
  }
  const call = async (method: string, path: string, init: CallInit = {}): Promise<unknown> =>
    toValue(await respond(method, path, init));

  const keys = createIdempotencyKeys();
  return {
    pageHeaders,
    fetch: (path: string, signal?: AbortSignal) => call('GET', path, signal ? { signal } : {}) as Promise<never>,
    send: (method, path, ...[options = {}]) => {
      // Which types these have is checked against the contract where `send` is called.
      const { signal, body, ...params }: UntypedCall = options;
      const url = apiPath(path, params.path, params.query);
      const isForm = body instanceof FormData;
      // Of the user who acts now, not of the one who is signed in when the call is sent.
      const headers: Record<string, string> = pageHeaders();
      if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
      const text = isForm || body === undefined ? '' : JSON.stringify(body);
      const write = (more: Record<string, string>) =>
        call(method.toUpperCase(), url, {
          headers: { ...headers, ...more },
          ...(body === undefined ? {} : { body: isForm ? body : text }),
          ...(signal ? { signal } : {}),
        }) as Promise<never>;
      // What else changes something may be repeated as it is: setting or deleting twice is setting or deleting once.
      if (method !== 'post' || isForm) return write({});
      return keys.send(`${url} ${text}`, (key) => write({ 'idempotency-key': `"${key}"` }));
    },
    stream: async (path, options, onEvent) => {
      const { signal, body, ...params }: UntypedCall = options;
      const isForm = body instanceof FormData;
      const url = apiPath(path, params.path, params.query);
      const response = await respond('POST', url, {
        // A browser names the type of a form itself, with what separates its parts.
        headers: { accept: 'text/event-stream', ...(isForm ? {} : { 'content-type': 'application/json' }) },
        body: isForm ? body : JSON.stringify(body),
        ...(signal ? { signal } : {}),
      });
      // Fetched by the few pages that read streams.
      const { readEventStream } = await retried(() => import('./event-stream')).catch(rethrowCut);
      await readEventStream(response, onEvent).catch(rethrowCut);
    },
  };
}
