import type { Request, ResponseToolkit, RouteOptions, ServerRoute, Lifecycle } from '@hapi/hapi';
import type Joi from 'joi';
import type { ErrorCode } from '../../contract/error-codes';
import { requestBodyLimits } from '../../contract/limits/site';
import { closesWithoutSecondStep, refuseWithoutSecondStep } from '../auth/required-second-step';
import { viewerOf } from '../auth/session-plugin';
import { inRetriedTransaction } from '../database/retried-transaction';
import { forbidden, invalid } from '../errors/app-error';
import { refuseInvalid } from '../errors/validation-sentence';
import { takeForm } from '../files/read-form';
import { respondOnce } from '../idempotency/respond-once';
import { clientIp } from '../limits/client-ip';
import { limitRules, type LimitName } from '../limits/limit-rules';
import { refuseSwitchedOff, switchOf, type AreaSwitch } from '../site/switched-area';
import { findUnusableText } from '../text/unusable-text';
import { checkedBody } from './checked-body';
import type { Access, ActContext, RouteContext, RouteDefinition } from './route-definition';
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
      readonly closesWithoutSecondStep: boolean;
      readonly publicData: RouteDefinition<Access, unknown, unknown, unknown, unknown, unknown>['publicData'];
    };
  }
}

/** Makes the hapi route of a definition. */
export function route<
  A extends Access,
  Params = object,
  Query = object,
  Payload = object,
  Loaded = undefined,
  Result = unknown,
  const InTransaction extends boolean = false,
>(definition: RouteDefinition<A, Params, Query, Payload, Loaded, Result, InTransaction>): ServerRoute {
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
        return send(await act(definition, context, loaded));
      };
      const { idempotent } = definition;
      const again = typeof idempotent === 'object' && (async () => send(await idempotent.again(context)));
      const result = await (idempotent ? respondOnce(context, headers, { first, ...(again && { again }) }) : first());
      return toResponse(h, await checkedBody(definition.response, result, request), headers);
    },
  };
}

/** Runs `act`, in a transaction where the definition asks for one. */
async function act<A extends Access, Params, Query, Payload, Loaded, Result, InTransaction extends boolean>(
  definition: RouteDefinition<A, Params, Query, Payload, Loaded, Result, InTransaction>,
  context: RouteContext<A, Params, Query, Payload>,
  loaded: Loaded,
): Promise<Result> {
  type Given = ActContext<A, Params, Query, Payload, InTransaction>;
  // `InTransaction` is the type of `transaction`: what is given is what it says.
  if (!definition.transaction) return await definition.act(context as Given, loaded);
  return inRetriedTransaction(async (transaction) => await definition.act({ ...context, transaction }, loaded));
}

function routeOptions<A extends Access, Params, Query, Payload, Loaded, Result>(
  definition: RouteDefinition<A, Params, Query, Payload, Loaded, Result>,
): RouteOptions {
  const { access, validate, response, method } = definition;
  const takesBody = method !== 'GET';
  return {
    description: definition.summary,
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
        closesWithoutSecondStep: closesWithoutSecondStep(definition),
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
    if (request.route.settings.plugins?.contract?.closesWithoutSecondStep)
      await refuseWithoutSecondStep(viewerOf(request), request);
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
