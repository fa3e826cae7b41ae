import type { ErrorCode } from '@counterpart/api/contract';

/**
 * A response of the API that is not a success, or no response at all (`status` 0).
 * Code checks `code`, never `instanceof`: areas are built apart.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 when the server could not be reached. */
    readonly status: number,
    /** One plain sentence for people. */
    readonly sentence: string,
    /** Stable snake_case code of the contract (`X-Error-Code`). */
    readonly code: string,
    /** Names the request in the server's log (`X-Request-Id`). */
    readonly requestId: string | null = null,
    /** Path of the field that is wrong (`X-Error-Field`): `settings.siteName`. */
    readonly field: string | null = null,
  ) {
    super(`${status}: ${sentence}`);
  }
}

/**
 * An API error as '{status}: {body}', else the error's own message: where the specification's catalogue asks for the
 * error's text (sign-in, sign-up, messages, uploads). Everywhere else `errorSentence` is shown.
 */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The server's sentence alone when there is one, else the error's own message. */
export function errorSentence(error: unknown): string {
  return isApiError(error) ? error.sentence : errorText(error);
}

/** Lets a refusal with this code pass as success: `api.send(…).catch(unless('block_not_found'))`. */
export const unless = (code: ErrorCode) => (error: unknown) => {
  if (!isApiError(error) || error.code !== code) throw error;
};

/** True when what was to be done was called off: an `AbortError`, which nothing is said about. */
export const isCalledOff = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** True for an `ApiError`, also for one that another area's copy of this module made. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}
