import type { Request, ResponseToolkit, RouteOptions, ServerRoute, Lifecycle } from '@hapi/hapi';
import type Joi from 'joi';
import type { ErrorCode } from '../../contract/error-codes';
import { requestBodyLimits } from '../../contract/limits/site';
import { viewerOf } from '../auth/session-plugin';
import type { User } from '../auth/user.model';
import { forbidden, invalid } from '../errors/app-error';
import { refuseInvalid } from '../errors/validation-sentence';
import { takeForm } from '../files/read-form';
import { respondOnce } from '../idempotency/respond-once';
import { clientIp } from '../limits/client-ip';
import { limitRules, type LimitName } from '../limits/limit-rules';
import type { Platform } from '../platform';
import { refuseSwitchedOff, switchOf, type AreaSwitch } from '../site/switched-area';
import { findUnusableText } from '../text/unusable-text';
import { checkedBody } from './checked-body';
import { toResponse } from './to-response';

declare module '@hapi/hapi' {
  interface PluginSpecificConfiguration {
    /** Facts about a route in the OpenAPI document beyond its schemas. */
    contract?: {
      readonly access: Access;
      readonly validate?: RouteDefinition<Access, unknown, unknown, unknown, unknown, unknown>['validate'];
      readonly response: Joi.Schema | 'none' | 'raw';
      readonly errors: Readonly<Record<number, readonly ErrorCode[]>>;
      readonly limits: readonly LimitName[];
      readonly upload: true | undefined;
      readonly isIdempotent: boolean;
      readonly anyOrigin: true | undefined;
      readonly anyAccount: true | undefined;
      readonly takesReleaseToken: true | undefined;
      /** The area's switch that it obeys. */
      readonly areaSwitch: AreaSwitch | null;
      readonly publicData: RouteDefinition<Access, unknown, unknown, unknown, unknown, unknown>['publicData'];
    };
  }
}

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

/**
 * One operation of the API, as the steps a request goes through: limit, authenticate, validate, load, authorize, act,
 * present.
 */
export interface RouteDefinition<A extends Access, Params, Query, Payload, Loaded, Result> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Full path: `/api/accountants/{id}`. */
  readonly path: string;
  readonly access: A;
  /** One line for the API's documentation. */
  readonly summary: string;
  /** Group in the documentation: `['professionals']`. */
  readonly tags: readonly string[];
  /** Refusals to document, by status. */
  readonly errors?: Readonly<Record<number, readonly ErrorCode[]>>;
  /** Limits by IP or by viewer that a call counts towards. */
  readonly limit?: LimitName | readonly LimitName[];
  /** Says of a write that no public page shows what it changes, so that cached pages stay. */
  readonly publicData?: 'unchanged';
  /**
   * Refuses who may not call this at all, before a body is even read; for routes whose access is not a session's.
   */
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
  act(context: RouteContext<A, Params, Query, Payload>, loaded: Loaded): Result | Promise<Result>;
  /**
   * Takes an `Idempotency-Key`: a repeated call gets the response of the first one and does nothing. `again` makes that
   * response anew, where it holds a secret or what a visitor wrote; any other response is stored.
   */
  readonly idempotent?: true | { again(context: RouteContext<A, Params, Query, Payload>): Result | Promise<Result> };
  /** Turns the result into what leaves the server. */
  present?(result: Awaited<Result>, context: RouteContext<A, Params, Query, Payload>): unknown;
}

/** Makes the hapi route of a definition. */
export function route<
  A extends Access,
  Params = object,
  Query = object,
  Payload = object,
  Loaded = undefined,
  Result = unknown,
>(definition: RouteDefinition<A, Params, Query, Payload, Loaded, Result>): ServerRoute {
  return {
    method: definition.method,
    path: definition.path,
    options: routeOptions(definition),
    handler: async (request, h) => {
      const headers = new Map<string, string>();
      const context = contextOf<A, Params, Query, Payload>(request, headers, h);
      const send = (result: Awaited<Result>) => (definition.present ? definition.present(result, context) : result);
      const first = async () => {
        // A route without `load` has `Loaded = undefined`.
        const loaded = (await definition.load?.(context)) as Loaded;
        await definition.authorize?.(context, loaded);
        return send(await definition.act(context, loaded));
      };
      const { idempotent } = definition;
      const again = typeof idempotent === 'object' && (async () => send(await idempotent.again(context)));
      const result = await (idempotent ? respondOnce(context, headers, { first, ...(again && { again }) }) : first());
      return toResponse(h, await checkedBody(definition.response, result, request), headers);
    },
  };
}

function routeOptions<A extends Access, Params, Query, Payload, Loaded, Result>(
  definition: RouteDefinition<A, Params, Query, Payload, Loaded, Result>,
): RouteOptions {
  const { access, validate, response, method } = definition;
  const takesBody = method !== 'GET';
  return {
    description: definition.summary,
    tags: ['api', ...definition.tags],
    auth: access === 'anonymous' ? false : { strategy: 'session', mode: access === 'public' ? 'try' : 'required' },
    plugins: {
      contract: {
        access,
        ...(validate && { validate }),
        response,
        errors: definition.errors ?? {},
        limits: limitNames(definition),
        publicData: definition.publicData,
        upload: definition.upload,
        isIdempotent: definition.idempotent !== undefined,
        anyOrigin: definition.anyOrigin,
        anyAccount: definition.anyAccount,
        takesReleaseToken: definition.takesReleaseToken,
        areaSwitch: switchOf(definition),
      },
    },
    validate: {
      ...(validate?.params && { params: checkedBy(validate.params) }),
      // A page's URL may carry what others put there (campaign marks and the like): that is no error.
      ...(validate?.query && { query: checkedBy(validate.query.prefs({ stripUnknown: true })) }),
      ...(takesBody && validate?.payload && { payload: checkedBy(validate.payload) }),
      failAction: refuseInvalid,
    },
    ...(takesBody && {
      payload: { maxBytes: definition.maxBytes ?? requestBodyLimits.jsonBytes, ...bodyKind(definition) },
    }),
    ext: {
      onPreAuth: [limitByIp(limitNames(definition)), ...(access === 'anonymous' ? [letIn(definition)] : [])].map(
        asStep,
      ),
      ...(access !== 'anonymous' && { onCredentials: [asStep(letIn(definition))] }),
      onPostAuth: [asStep(prepare(definition))],
    },
  };
}

/** hapi would hand a schema its own options with each request, which Joi merges into the schema's every time. */
function checkedBy(schema: Joi.Schema): (value: unknown) => Promise<unknown> {
  return (value) => {
    const result: Joi.ValidationResult<unknown> = schema.validate(value);
    return result.error ? Promise.reject(result.error) : Promise.resolve(result.value);
  };
}

function bodyKind({
  upload,
  anyBody,
}: {
  readonly upload?: true;
  readonly anyBody?: true;
}): NonNullable<RouteOptions['payload']> {
  if (anyBody) return { parse: false };
  // hapi's own parser would decode a file that calls itself text, as UTF-8, and parse one that calls itself JSON.
  return upload ? { allow: 'multipart/form-data', parse: 'gunzip' } : { allow: 'application/json' };
}

function limitNames({ limit = [] }: { readonly limit?: LimitName | readonly LimitName[] }): readonly LimitName[] {
  return typeof limit === 'string' ? [limit] : limit;
}

function limitByIp(names: readonly LimitName[]): Lifecycle.Method {
  return async (request, h) => {
    for (const name of names)
      if (limitRules[name].by === 'ip') await request.server.app.platform.limits.consume(name, clientIp(request));
    return h.continue;
  };
}

const asStep = (method: Lifecycle.Method) => ({ method });

/** A failed session lookup must not turn a user into a visitor. */
function refuseUnknownSession({ auth: { error } }: Request): void {
  if (error as Error | null) throw error;
}

function letIn<A extends Access, Params, Query, Payload, Loaded, Result>({
  allowFirst,
}: RouteDefinition<A, Params, Query, Payload, Loaded, Result>): Lifecycle.Method {
  return async (request, h) => {
    refuseUnknownSession(request);
    await allowFirst?.(contextOf<A, object, object, object>(request, new Map(), h));
    return h.continue;
  };
}

function prepare<A extends Access, Params, Query, Payload, Loaded, Result>({
  access,
  limit = [],
}: RouteDefinition<A, Params, Query, Payload, Loaded, Result>): Lifecycle.Method {
  return async (request, h) => {
    refuseUnknownSession(request);
    const viewer = viewerOf(request);
    if (access === 'admin' && viewer?.userType !== 'admin')
      throw forbidden('Only administrators may do this.', 'admin_only');
    const areaSwitch = request.route.settings.plugins?.contract?.areaSwitch;
    if (areaSwitch) await refuseSwitchedOff(request.server.app.platform.site, areaSwitch, viewer);
    for (const name of limitNames({ limit }))
      if (viewer && limitRules[name].by === 'viewer') await request.server.app.platform.limits.consume(name, viewer.id);
    if (request.route.settings.plugins?.contract?.upload) await takeForm(request);
    refuseUnusableText(request);
    // A write without a body gets the error for its missing field, like one with an empty object.
    if ((request.payload as unknown) === null && request.route.settings.validate?.payload)
      Object.assign(request, { payload: {} });
    return h.continue;
  };
}

/**
 * Before any schema: what a text with such a character would be cut to or fail on is decided by the database, not by
 * us.
 */
function refuseUnusableText({ params, query, payload }: Request): void {
  const field = findUnusableText(params) ?? findUnusableText(query) ?? findUnusableText(payload);
  if (field === null) return;
  const where = field ? `The field '${field}'` : 'The request';
  throw invalid(`${where} contains a character that cannot be stored.`, 'unusable_text');
}

function contextOf<A extends Access, Params, Query, Payload>(
  request: Request,
  headers: Map<string, string>,
  h: ResponseToolkit,
): RouteContext<A, Params, Query, Payload> {
  return {
    // hapi has authenticated and validated: the definition's schemas and access say what these are.
    viewer: viewerOf(request) as RouteContext<A, Params, Query, Payload>['viewer'],
    params: request.params as Params,
    query: request.query as Query,
    payload: request.payload as Payload,
    platform: request.server.app.platform,
    request,
    setHeader: (name, value) => headers.set(name, value),
    setCookie: h.state.bind(h),
  };
}
