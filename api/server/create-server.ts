import Hapi, { type Server } from '@hapi/hapi';
import { csrfPlugin } from '../src/platform/auth/csrf-plugin';
import { sessionPlugin } from '../src/platform/auth/session-plugin';
import { unreadBodyPlugin } from '../src/hosting/unread-body-plugin';
import { BaseModel } from '../src/platform/database/base-model';
import { changesPlugin } from '../src/platform/changes/changes-plugin';
import { createPublicChanges } from '../src/platform/changes/public-changes';
import type { Database } from '../src/platform/database/open-database';
import { errorMapper } from '../src/platform/errors/error-mapper';
import { forgetOldCalls } from '../src/platform/idempotency/run-once';
import { headersPlugin } from '../src/platform/headers-plugin';
import { createJobs } from '../src/platform/jobs/jobs';
import { createRateLimits, noRateLimits } from '../src/platform/limits/rate-limits';
import { requestId } from '../src/platform/logging/request-id';
import { registerRequestLog } from '../src/platform/logging/request-log';
import { openApiPlugin } from '../src/platform/openapi/openapi-plugin';
import type { Settings } from '../src/platform/settings';
import { modules } from './modules';

/**
 * Puts the API together: platform first, then every module of the list. Nothing listens yet.
 * @param database an open, migrated database
 */
export async function createServer(settings: Settings, database: Database): Promise<Server> {
  const server = Hapi.server({
    host: settings.host,
    port: settings.port,
    debug: false,
    router: { stripTrailingSlash: true },
    routes: {
      state: { failAction: 'ignore' },
      payload: { timeout: 10_000 },
    },
  });
  BaseModel.knex(database);
  await server.register(requestId);
  registerRequestLog(server, settings.logLevel);
  const jobs = createJobs(server.logger);
  server.app.platform = {
    settings,
    limits: settings.rateLimits ? createRateLimits(settings.database, database) : noRateLimits,
    changes: createPublicChanges(),
    jobs,
  };
  jobs.add(forgetOldCalls);
  server.ext('onPostStart', () => jobs.start());
  server.ext('onPreStop', () => jobs.stop());
  await server.register([unreadBodyPlugin, errorMapper, headersPlugin]);
  await server.register({ plugin: sessionPlugin, options: { settings } });
  await server.register({ plugin: csrfPlugin, options: { settings } });
  await server.register(changesPlugin);
  for (const module of modules) await server.register(module);
  await server.register(openApiPlugin);
  return server;
}
