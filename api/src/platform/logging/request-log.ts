import type { Server } from '@hapi/hapi';
import HapiPino from 'hapi-pino';
import type { Settings } from '../settings';

/** One JSON line a request: method, path without its query, status, time, id. Never a body, a cookie, or a query, which may hold personal data. */
export async function registerRequestLog(server: Server, level: Settings['logLevel']): Promise<void> {
  await server.register({
    plugin: HapiPino,
    options: {
      level,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      logEvents: ['response'],
      logQueryParams: false,
      logPayload: false,
      ignorePaths: ['/api/healthz', '/api/readyz'],
      redact: ['req.headers', 'res.headers', 'err.sql', 'err.bindings', 'err.sqlMessage'],
      getChildBindings: (request) => ({ requestId: request.app.requestId, method: request.method, path: request.path }),
      serializers: { res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }) },
    },
  });
}
