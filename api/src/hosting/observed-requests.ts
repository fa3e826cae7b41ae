import { randomUUID } from 'node:crypto';
import type { Request, Server } from '@hapi/hapi';
import type { Span } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { beginSpan, failSpan, requestScope, traceparentOf } from './tracing';

declare module '@hapi/hapi' {
  interface RequestApplicationState {
    /** Names the request in logs, responses, statements and traces. */
    requestId: string;
    /** The template of a page's URL, where the server's route says less. */
    route?: string;
    /** Null while no traces are sent. */
    span: Span | null;
    /** Bytes that its connection had sent before it. */
    sentBefore: number;
  }
}

const acceptable = /^[\w-]{8,64}$/;
/** Health checks, requested every second or so by monitoring: not worth a log line. */
const silentPaths = new Set(['/healthz', '/readyz', '/api/healthz', '/api/readyz', '/api/dependencies']);

/**
 * Names every request, traces it, and logs one JSON line of it: method, path, route, status, time, bytes, id. Never a
 * body, a cookie, who asks, a link's secret, or a query, which may hold personal data. Name and trace go on to the next
 * server in the request's headers.
 * @param trusts tells whether the other end of a connection may name requests, and say which trace they are of
 */
export function observeRequests(server: Server, trusts: (ip: string) => boolean): void {
  server.ext('onRequest', (request, h) => {
    const { headers, app, info, method } = request;
    const isTrusted = trusts(info.remoteAddress);
    const sent: unknown = isTrusted ? headers['x-request-id'] : undefined;
    app.requestId = typeof sent === 'string' && acceptable.test(sent) ? sent : randomUUID();
    app.span = beginSpan(method, 'server', isTrusted ? (headers['traceparent'] as string | undefined) : undefined);
    app.sentBefore = bytesSent(request);
    headers['x-request-id'] = app.requestId;
    if (app.span) headers['traceparent'] = traceparentOf(app.span);
    else if (!isTrusted) delete headers['traceparent'];
    const scope = requestScope();
    if (scope) {
      scope.requestId = app.requestId;
      scope.span = app.span;
    }
    return h.continue;
  });
  server.events.on('response', (request) => {
    endSpan(request);
    if (silentPaths.has(request.path)) return;
    const { received, responded, completed } = request.info;
    server.logger.info(
      {
        ...nameOf(request),
        route: routeOf(request),
        statusCode: request.raw.res.statusCode,
        milliseconds: (completed || responded) - received,
        bytes: bytesSent(request) - request.app.sentBefore,
      },
      'answered',
    );
  });
}

/** The log for what is to be said about one request. */
export const requestLog = (request: Request): Logger => request.server.logger.child(nameOf(request));

const routeOf = ({ app, route }: Request): string => app.route ?? route.path;

/** Of the whole connection, heads included; 0 of a request without one. */
const bytesSent = ({ raw }: Request): number => (raw.req.socket as { bytesWritten?: number } | null)?.bytesWritten ?? 0;

function endSpan(request: Request): void {
  const { app, method, path, raw } = request;
  if (!app.span) return;
  const route = routeOf(request);
  app.span.updateName(`${method.toUpperCase()} ${route}`).setAttributes({
    'http.request.method': method.toUpperCase(),
    'http.route': route,
    'http.response.status_code': raw.res.statusCode,
    'url.path': shownPath(path),
    'counterpart.request_id': app.requestId,
    ...clientOf(request),
  });
  if (raw.res.statusCode >= 500) failSpan(app.span);
  app.span.end();
}

/** Codes and tokens in paths, each a key to something that is not public. */
const secretPart = /(?<=\/(?:overrides|preview)\/)[^/]{12,}/;

/** A path as logs and traces may hold it. */
const shownPath = (path: string): string => path.replace(secretPart, '…');

const clientName = /^[\w.@-]{1,40}$/;

/** Reads which part of the front end asks, as our own pages say it. */
function clientOf({ headers }: Request): { readonly client?: string } {
  const client: unknown = headers['x-client'];
  return typeof client === 'string' && clientName.test(client) ? { client } : {};
}

function nameOf(request: Request): object {
  const { app, method, path } = request;
  return { requestId: app.requestId, method, path: shownPath(path), ...clientOf(request) };
}
