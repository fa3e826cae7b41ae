import type { paths } from '@counterpart/api/contract';
import { apiPath, type UntypedParams } from './api-path';
import type { StreamEvent } from './event-stream';

type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';
type JsonOf<Content> = Content extends { content: { 'application/json': infer Json } } ? Json : undefined;
/** A form with a file is sent as `FormData`. */
type BodyOf<Content> = Content extends { content: { 'multipart/form-data': unknown } } ? FormData : JsonOf<Content>;

/** Paths of the contract, or of another OpenAPI document, that take this method. */
export type PathFor<M extends Method, All = paths> = {
  [Path in keyof All]: All[Path] extends Record<M, { responses: unknown }> ? Path : never;
}[keyof All];
type Operation<M extends Method, Path extends PathFor<M, All>, All> =
  All[Path] extends Record<M, infer Found> ? Found : never;

/** Response body of a successful call. */
export type ResponseBody<M extends Method, Path extends PathFor<M, All>, All = paths> =
  Operation<M, Path, All> extends { responses: { 200: infer Success } | { 201: infer Success } }
    ? JsonOf<Success>
    : undefined;
/** Request body of a call; `undefined` for one without. */
export type Body<M extends Method, Path extends PathFor<M, All>, All = paths> =
  Operation<M, Path, All> extends { requestBody: infer Request } ? BodyOf<Request> : undefined;

/** Values of a query under the names of the contract; absent and empty ones are left out. */
type Query<Names> = { readonly [Name in keyof Names]: Names[Name] | null | '' };
type RequestQuery<Op> = Op extends { parameters: { query: infer Names } }
  ? { readonly query: Query<Names> }
  : Op extends { parameters: { query?: infer Names } }
    ? [Names] extends [undefined]
      ? { readonly query?: never }
      : { readonly query?: Query<NonNullable<Names>> }
    : unknown;
/** Values for the `{names}` in the path of an operation, and for its query. */
export type RequestParams<M extends Method, Path extends PathFor<M, All>, All = paths> = RequestQuery<
  Operation<M, Path, All>
> &
  (Operation<M, Path, All> extends { parameters: { path: infer Values } }
    ? { readonly path: Readonly<Values> }
    : { readonly path?: never });
/** Parts of a call beside its method and path. */
export type Call<M extends Method, Path extends PathFor<M, All>, All = paths> = RequestParams<M, Path, All> & {
  readonly signal?: AbortSignal;
} & (Body<M, Path, All> extends undefined ? { readonly body?: undefined } : { readonly body: Body<M, Path, All> });
/** An argument that may be left out when nothing in it is required. */
export type Argument<Value> = object extends Value ? [value?: Value] : [value: Value];

/** Marks what a key's response is; no key has it at run time. */
declare const response: unique symbol;
/** The swr key of a path and its query: a text that knows its response. Made by `apiKey` alone. */
export type ApiKey<Result> = string & { readonly [response]: Result };

/**
 * The API, typed by its contract. Cookies go with every call. A call that fails rejects with an `ApiError`; nothing
 * here shows a toast or changes the page. Every POST carries an `Idempotency-Key`: sent again with the same body while
 * its outcome is unknown (a double click, a cut connection), it happens once.
 */
export interface ApiClient {
  /**
   * Returns the headers that every call carries about this page: for the few that need another way than this client.
   */
  readonly pageHeaders: () => Record<string, string>;
  /** Fetches what a key stands for: the fetcher of every swr key. */
  fetch<Result>(key: ApiKey<Result>, signal?: AbortSignal): Promise<Result>;
  /** Fetches a path that no call site has checked; so is its response. */
  fetch(path: string, signal?: AbortSignal): Promise<unknown>;
  send<M extends Exclude<Method, 'get'>, Path extends PathFor<M>>(
    method: M,
    path: Path,
    ...call: Argument<Call<M, Path>>
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

/** Makes the swr key of a path, for `useSWR`, `mutate` and `api.fetch`. */
export function apiKey<Path extends PathFor<'get'>>(
  path: Path,
  ...[params]: Argument<RequestParams<'get', Path>>
): ApiKey<ResponseBody<'get', Path>> {
  const { path: values, query }: UntypedParams = params ?? {};
  return apiPath(path, values, query) as ApiKey<ResponseBody<'get', Path>>;
}
