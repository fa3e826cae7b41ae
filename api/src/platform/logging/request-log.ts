import type { Request, Server } from '@hapi/hapi';
import { destination, pino, type Logger } from 'pino';
import type { Settings } from '../settings';

declare module '@hapi/hapi' {
  interface Server {
    readonly logger: Logger;
  }
}

/** Health checks, requested every second or so by monitoring: not worth a log line. */
const silentPaths = new Set(['/api/healthz', '/api/readyz']);

/**
 * One JSON line a request: method, path without its query, status, time, id. Never a body, a cookie, or a query, which
 * may hold personal data. Lines are written while the next requests are worked on, the last ones before the process
 * ends.
 */
export function registerRequestLog(server: Server, level: Settings['logLevel']): void {
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: ['err.sql', 'err.bindings', 'err.sqlMessage'],
    },
    destination({ sync: false }),
  );
  server.decorate('server', 'logger', logger);
  server.events.on('response', (request) => {
    if (silentPaths.has(request.path)) return;
    const { received, responded, completed } = request.info;
    const { statusCode } = request.raw.res;
    logger.info({ ...nameOf(request), statusCode, milliseconds: (completed || responded) - received }, 'answered');
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
