import type { Request, ResponseObject, ServerRoute } from '@hapi/hapi';
import Joi from 'joi';
import { requestLog } from '../../../../hosting/observed-requests';
import { beginSpan, failSpan, traceparentOf } from '../../../../hosting/tracing';
import { pageAccountHeader, pageAccountOf } from '../../../../contract/page-account';
import { switchableAreas, type SwitchableArea } from '../../../../contract/site-settings';
import type { User } from '../../../../platform/auth/user.model';
import { invalid } from '../../../../platform/errors/app-error';
import { clientIp } from '../../../../platform/limits/client-ip';
import type { Platform } from '../../../../platform/platform';
import { route } from '../../../../platform/routes/route';
import { refuseSwitchedOff } from '../../../../platform/site/switched-area';
import { backendNotFound } from '../release.errors';
import { areaName } from '../manifest.schema';
import type { AreaBackend } from './area-backend.model';
import type { BackendCalls } from './backend-calls';
import { isIdentity, signIdentity } from './backend-identity';
import { backendLookup, urlBelow } from './backend-url';
import { findServedBackend } from './backends.service';
import { callBackend } from './call-backend';
import { passOn, type PassedResponse } from './passed-response';

/** Headers of a call that a backend gets, beside the identity: none that lets it act as someone. */
const sentHeaders = ['accept', 'accept-language', 'idempotency-key', 'x-request-id'];

interface Params {
  readonly area: string;
  readonly path?: string;
}

const parameters = Joi.object<Params>({
  area: areaName.required().error(() => backendNotFound('this area')),
  path: Joi.string().allow(''),
});

/** `/api/areas/{area}/…`: each call goes to the area's own backend, signed with who asks. */
export const proxyRoutes = (calls: BackendCalls): ServerRoute[] =>
  (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) =>
    route<'public', Params, object, unknown, AreaBackend, ResponseObject>({
      method,
      path: '/api/areas/{area}/{path*}',
      access: 'public',
      summary: 'Call the backend of an area',
      limit: 'areaBackendsIp',
      publicData: 'unchanged',
      validate: { params: parameters },
      response: 'raw',
      // A backend whose URL leads back here would be called without end.
      allowFirst: ({ request, platform }) => {
        if (isIdentity(request.headers.authorization, platform.settings))
          throw invalid('The backend of an area cannot call one with the identity it was called with.');
      },
      load: async ({ params: { area }, platform, viewer }) => {
        if (Object.hasOwn(switchableAreas, area))
          await refuseSwitchedOff(platform.site, { area: area as SwitchableArea, status: 404 }, viewer);
        return findServedBackend(area);
      },
      act: async ({ request, viewer, platform }, backend) => {
        // Of areas that have a backend alone, so that metrics have no more routes than there are of them.
        request.app.route = `/api/areas/${backend.area}/{path*}`;
        const passed = await calls.run(backend, () => proxied(request, { backend, viewer, platform }), {
          caller: viewer ? `account ${viewer.id}` : clientIp(request),
          onFailure: ({ kind, message: reason }) =>
            requestLog(request).warn({ area: backend.area, kind, reason }, 'backend failed'),
        });
        return asResponse(request, passed);
      },
    }),
  );

interface Proxying {
  readonly backend: AreaBackend;
  readonly viewer: User | null;
  readonly platform: Platform;
}

async function proxied(request: Request, { backend, viewer, platform }: Proxying): Promise<PassedResponse> {
  const { area, url, timeoutSeconds } = backend;
  const path = request.path.slice(`/api/areas/${area}/`.length);
  const target = urlBelow(url, path, request.url.search);
  if (!target) throw invalid('This URL has an encoded slash or dot, which is not passed on.');
  const parent = request.app.span;
  const span = parent && beginSpan(`${request.method.toUpperCase()} ${area}`, 'client', traceparentOf(parent));
  span?.setAttributes({ 'counterpart.area': area, 'server.address': target.hostname });
  const traceparent = span ? traceparentOf(span) : (request.headers['traceparent'] as string | undefined);
  const body = request.payload as unknown;
  const method = request.method.toUpperCase();
  // A visitor's page reads as a visitor, also after a sign-in in another tab.
  const isVisitors = request.headers[pageAccountHeader] === pageAccountOf(null);
  try {
    const response = await callBackend(target, {
      method,
      headers: {
        ...picked(request),
        ...(traceparent !== undefined && { traceparent }),
        'accept-encoding': 'identity',
        authorization: `Bearer ${signIdentity(area, isVisitors ? null : viewer, platform.settings)}`,
        ...(isBody(body) && { 'content-type': 'application/json' }),
      },
      ...(isBody(body) && { body: Buffer.from(JSON.stringify(body)) }),
      milliseconds: timeoutSeconds * 1000,
      lookup: backendLookup(target, platform.settings),
      gone: goneOf(request),
    });
    span?.setAttributes({ 'http.response.status_code': response.status });
    return passOn(response, area, method);
  } catch (error) {
    if (span) failSpan(span);
    throw error;
  } finally {
    span?.end();
  }
}

/** Aborted once the caller of a read is gone. A write goes on, so that it is not left half done. */
function goneOf(request: Request): AbortSignal {
  const gone = new AbortController();
  if (!['get', 'head'].includes(request.method)) return gone.signal;
  if (!request.active()) gone.abort();
  request.events.once('disconnect', () => gone.abort());
  return gone.signal;
}

const isBody = (payload: unknown): boolean => payload !== undefined && payload !== null;

function picked({ headers }: Request): Record<string, string> {
  return Object.fromEntries(
    sentHeaders.flatMap((name) => {
      const value: unknown = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
}

function asResponse(request: Request, { status, headers, body }: PassedResponse): ResponseObject {
  const response = request.generateResponse(body).code(status);
  for (const [name, value] of Object.entries(headers)) response.header(name, value);
  return response.vary('cookie');
}
