import type { Request, Server } from '@hapi/hapi';
import type { Logger } from 'pino';
import { addServerLog } from '../../hosting/server-log';
import type { Settings } from '../settings';

/** Health checks, requested every second or so by monitoring: not worth a log line. */
const silentPaths = new Set(['/api/healthz', '/api/readyz', '/api/dependencies']);

/**
 * One JSON line a request: method, path without its query, status, time, id. Never a body, a cookie, or a query, which
 * may hold personal data.
 */
export function registerRequestLog(server: Server, level: Settings['logLevel']): void {
  addServerLog(server, level);
  server.events.on('response', (request) => {
    if (silentPaths.has(request.path)) return;
    const { received, responded, completed } = request.info;
    const { statusCode } = request.raw.res;
    server.logger.info(
      { ...nameOf(request), statusCode, milliseconds: (completed || responded) - received },
      'answered',
    );
  });
}

/** The log for what is to be said about one request. */
export const requestLog = (request: Request): Logger => request.server.logger.child(nameOf(request));

const clientName = /^[\w.@-]{1,40}$/;

function nameOf({ app: { requestId }, method, path, headers }: Request): object {
  // Which part of the front end asks, as our own pages say it.
  const client: unknown = headers['x-client'];
  const isNamed = typeof client === 'string' && clientName.test(client);
  return { requestId, method, path, ...(isNamed && { client }) };
}
