import type { paths } from '@counterpart/api/contract';
import { apiPath, type QueryValues } from './api-path';
import type { StreamEvent } from './event-stream';

type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';
type JsonOf<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;
/** A form with a file is sent as `FormData`. */
type BodyOf<Content> = Content extends { content: { 'multipart/form-data': unknown } } ? FormData : JsonOf<Content>;
type Success<Operation> = Operation extends { responses: infer Responses }
  ? Responses extends { 200: infer ResponseBody }
    ? JsonOf<ResponseBody>
    : Responses extends { 201: infer ResponseBody }
      ? JsonOf<ResponseBody>
      : undefined
  : never;
type ParametersOf<Operation> = Operation extends { parameters: infer Parameters } ? Parameters : object;
type PathValues<Operation> = ParametersOf<Operation> extends { path: infer Values } ? Values : undefined;

/** Paths of the contract that take this method. */
export type PathFor<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, { responses: unknown }> ? Path : never;
}[keyof paths];
type Operation<M extends Method, Path extends PathFor<M>> = paths[Path] extends Record<M, infer Found> ? Found : never;

/** What a successful call responds with. */
export type ResponseBody<M extends Method, Path extends PathFor<M>> = Success<Operation<M, Path>>;
/** What a call sends. */
export type Body<M extends Method, Path extends PathFor<M>> =
  Operation<M, Path> extends { requestBody?: infer Request } ? BodyOf<NonNullable<Request>> : undefined;

/** Values for a path and its query. */
export interface RequestParams<M extends Method, Path extends PathFor<M>> {
  /** Values for the `{names}` in the path. */
  readonly path?: PathValues<Operation<M, Path>>;
  /** Absent and empty values are left out. */
  readonly query?: QueryValues | URLSearchParams;
}
interface Call<M extends Method, Path extends PathFor<M>> extends RequestParams<M, Path> {
  readonly body?: Body<M, Path>;
  readonly signal?: AbortSignal;
}

/**
 * The API, typed by its contract. Cookies go with every call. A call that fails rejects with an `ApiError`; nothing
 * here shows a toast or changes the page. Every POST carries an `Idempotency-Key`: sent again with the same body while
 * its outcome is unknown (a double click, a cut connection), it happens once.
 */
export interface ApiClient {
  /** Fetches a path that `apiPath` made: the fetcher of every swr key. */
  fetch<Result = unknown>(path: string, signal?: AbortSignal): Promise<Result>;
  send<M extends Exclude<Method, 'get'>, Path extends PathFor<M>>(
    method: M,
    path: Path,
    call?: Call<M, Path>,
  ): Promise<ResponseBody<M, Path>>;
  /**
   * Sends a POST whose response is server-sent events, and passes each on as it comes. Resolves when the server ends
   * the stream; rejects as `send` does, also when the connection breaks in the middle. Never sent again by itself: it
   * carries no `Idempotency-Key`.
   */
  stream<Path extends PathFor<'post'>>(
    path: Path,
    call: Call<'post', Path>,
    onEvent: (event: StreamEvent) => void,
  ): Promise<void>;
}

/** The swr key of a path, for `mutate`. */
export function apiKey<Path extends PathFor<'get'>>(path: Path, params: RequestParams<'get', Path> = {}): string {
  return apiPath(path, params.path as Record<string, string | number> | undefined, params.query);
}
