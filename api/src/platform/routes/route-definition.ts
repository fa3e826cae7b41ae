import type { Request, ResponseToolkit } from '@hapi/hapi';
import type Joi from 'joi';
import type { ErrorCode } from '../../contract/error-codes';
import type { User } from '../auth/user.model';
import type { Transaction } from '../database/transaction';
import type { LimitName } from '../limits/limit-rules';
import type { Platform } from '../platform';

/** Callers that a route accepts. `anonymous` is for everyone like `public`, without even looking up the session. */
export type Access = 'anonymous' | 'public' | 'signed-in' | 'admin';

/** Context that every step of a route gets. */
export interface RouteContext<A extends Access, Params, Query, Payload> {
  /** User who sent the request; null for visitors of public routes. */
  readonly viewer: A extends 'anonymous' ? null : A extends 'public' ? User | null : User;
  readonly params: Params;
  readonly query: Query;
  readonly payload: Payload;
  readonly platform: Platform;
  readonly request: Request;
  /** Sets a header of the response. */
  setHeader(name: string, value: string): void;
  /** Sets a cookie beside those that the session sets. */
  readonly setCookie: ResponseToolkit['state'];
}

/** Context of `act`, with the transaction of a route that asks for one. */
export type ActContext<A extends Access, Params, Query, Payload, InTransaction extends boolean> = RouteContext<
  A,
  Params,
  Query,
  Payload
> &
  (InTransaction extends true ? { readonly transaction: Transaction } : unknown);

/**
 * One operation of the API, as the steps a request goes through: limit, authenticate, validate, load, authorize, act,
 * present.
 */
export interface RouteDefinition<
  A extends Access,
  Params,
  Query,
  Payload,
  Loaded,
  Result,
  InTransaction extends boolean = boolean,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Full path: `/api/accountants/{id}`. */
  readonly path: string;
  readonly access: A;
  /** One line for the API's documentation. */
  readonly summary: string;
  /** Refusals to document, by status. */
  readonly errors?: Readonly<Record<number, readonly ErrorCode[]>>;
  /** Limits by IP or by viewer that a call counts towards. */
  readonly limit?: LimitName | readonly LimitName[];
  /** Says of a write that no public page shows what it changes, so that cached pages stay. */
  readonly publicData?: 'unchanged';
  /** Refuses who may not call this at all, before a body is even read; for routes whose access is not a session's. */
  allowFirst?(
    context: Pick<RouteContext<A, object, object, object>, 'request' | 'viewer' | 'platform'>,
  ): void | Promise<void>;
  readonly validate?: {
    readonly params?: Joi.ObjectSchema<Params>;
    readonly query?: Joi.ObjectSchema<Query>;
    readonly payload?: Joi.ObjectSchema<Payload>;
  };
  /** Bytes a body may have, when the usual 1 MB is wrong. */
  readonly maxBytes?: number;
  /**
   * Takes a multipart form with a field `file` instead of JSON; the payload is a `FormPayload`. `maxBytes` then counts
   * the whole form.
   */
  readonly upload?: true;
  /** Takes a body of any kind and reads nothing of it: for bodies whose shape a third party defines. */
  readonly anyBody?: true;
  /** `allowFirst` lets callers in who show a deploy token or the release token, for the OpenAPI document. */
  readonly takesReleaseToken?: true;
  /** Taken from pages of other sites too: for what the URL alone allows, and the session has no part in. */
  readonly anyOrigin?: true;
  /** Taken from a page of another account too: for what decides who is signed in. */
  readonly anyAccount?: true;
  /**
   * Schema of a 200 response; `none` responds with 204; `raw` hands `act`'s result (a stream, a response) to hapi as it
   * is. A list may be handed over in batches (an async generator): it is sent as they come, and never held as a whole.
   */
  readonly response: Joi.Schema | 'none' | 'raw';
  /** Finds what the request is about; throws a 404 when it is not there. */
  load?(context: RouteContext<A, Params, Query, Payload>): Promise<Loaded>;
  /** Throws a 403 when this person may not. */
  authorize?(context: RouteContext<A, Params, Query, Payload>, loaded: Loaded): void | Promise<void>;
  /**
   * Runs `act` in one transaction, which it finds in its context, and again when that collides with another one: see
   * `inRetriedTransaction`.
   */
  readonly transaction?: InTransaction;
  act(context: ActContext<A, Params, Query, Payload, InTransaction>, loaded: Loaded): Result | Promise<Result>;
  /**
   * Takes an `Idempotency-Key`: a repeated call gets the response of the first one and does nothing. `again` makes that
   * response anew, where it holds a secret or what a visitor wrote; any other response is stored.
   */
  readonly idempotent?: true | { again(context: RouteContext<A, Params, Query, Payload>): Result | Promise<Result> };
  /** Turns the result into what leaves the server. */
  present?(result: Awaited<Result>, context: RouteContext<A, Params, Query, Payload>): unknown;
}
