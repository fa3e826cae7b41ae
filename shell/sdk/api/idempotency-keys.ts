import { isApiError } from './api-error';
import { newUuid } from '../browser/new-uuid';

/** Actions whose outcome is not known; no user has more of them pending. */
const mostUnknown = 50;

/** The first call with the key still runs: neither done nor refused. */
const runningCode = 'idempotent_call_running';

/** The keys of one page's writes. */
export interface IdempotencyKeys {
  /**
   * Sends an action under its key. The same action gets the same key while its outcome is unknown: on a double click,
   * or on a retry after the connection was cut. Once it has a response, repeating it is a new action.
   * @param action what identifies an action: URL and body
   */
  send<Result>(action: string, call: (key: string) => Promise<Result>): Promise<Result>;
}

/** Keys in memory: a reload forgets them, as it forgets what was typed. */
export function createIdempotencyKeys(): IdempotencyKeys {
  const unknown = new Map<string, string>();
  return {
    async send(action, call) {
      const key = unknown.get(action) ?? newUuid();
      unknown.set(action, key);
      const [oldest] = unknown.keys();
      if (unknown.size > mostUnknown && oldest !== undefined) unknown.delete(oldest);
      try {
        const result = await call(key);
        unknown.delete(action);
        return result;
      } catch (error) {
        if (isDefinite(error)) unknown.delete(action);
        throw error;
      }
    },
  };
}

/** Tells whether the server has refused, so that nothing was done. */
function isDefinite(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.code !== runningCode;
}
