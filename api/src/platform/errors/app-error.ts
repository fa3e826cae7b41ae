import type { ErrorCode } from '../../contract/error-codes';

/** An expected refusal: what the client may see, and nothing about how the server works. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    /** HTTP status, 400 to 599. */
    readonly status: number,
    /** Stable snake_case name of the refusal. */
    readonly code: ErrorCode,
    /** One plain sentence; the whole body of the response. */
    readonly sentence: string,
    /** Headers to send with it, such as `Retry-After`. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(sentence);
  }
}

/** 400: the request cannot be understood or breaks a rule. */
export const invalid = (sentence: string, code: ErrorCode = 'invalid_request'): AppError =>
  new AppError(400, code, sentence);

/** 401: signing in is needed first. */
export const notSignedIn = (): AppError => new AppError(401, 'not_signed_in', 'You need to sign in first.');

/** 403: this person may not. */
export const forbidden = (sentence: string, code: ErrorCode = 'forbidden'): AppError =>
  new AppError(403, code, sentence);

/** 404: there is no such thing, or none this person may know of. */
export const notFound = (sentence: string, code: ErrorCode = 'not_found'): AppError =>
  new AppError(404, code, sentence);

/** 409: it clashes with what is stored. */
export const conflict = (sentence: string, code: ErrorCode): AppError => new AppError(409, code, sentence);
