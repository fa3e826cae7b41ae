import type { IncomingHttpHeaders } from 'node:http';
import type { NotFoundResponse } from '../../page-contract/release-set';
import { callerHeaders } from './caller-headers';

/** Milliseconds that a page's first data may take before the page goes out without it. */
const timeout = 1500;

export interface ApiResponse {
  readonly status: number;
  /** The JSON of a success, else `undefined`. */
  readonly value: unknown;
  /** Error in a 400 or 404 from the API. */
  readonly refusal?: NotFoundResponse | undefined;
  readonly setCookies: readonly string[];
}

export interface ApiReader {
  /** Reads a URL as this visitor. Never rejects: status 0 when the API cannot be reached. */
  fetch(path: string, headers: IncomingHttpHeaders): Promise<ApiResponse>;
}

/** Reads the API on behalf of a visitor whose page is being made. */
export function createApiReader(apiUrl: string): ApiReader {
  return {
    fetch: async (path, headers) => {
      const { cookie } = headers;
      try {
        const response = await fetch(apiUrl + path, {
          headers: { accept: 'application/json', ...callerHeaders(headers), ...(cookie ? { cookie } : {}) },
          signal: AbortSignal.timeout(timeout),
        });
        const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
        return {
          status: response.status,
          value: response.ok && isJson ? await response.json() : undefined,
          refusal: [400, 404].includes(response.status) ? await toRefusal(response) : undefined,
          setCookies: response.headers.getSetCookie(),
        };
      } catch {
        return { status: 0, value: undefined, setCookies: [] };
      }
    },
  };
}

async function toRefusal(response: Response): Promise<NotFoundResponse | undefined> {
  const code = response.headers.get('x-error-code');
  // Without a code something else responded.
  if (code === null) return undefined;
  return { sentence: await response.text(), code, requestId: response.headers.get('x-request-id') };
}
