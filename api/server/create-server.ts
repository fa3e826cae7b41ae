import { join } from 'node:path';
import Hapi, { type Server } from '@hapi/hapi';
import { sealAuditJob } from '../src/platform/audit/audit-chain';
import { pruneAuditJob } from '../src/platform/audit/prune-audit';
import { csrfPlugin } from '../src/platform/auth/csrf-plugin';
import { pageAccountPlugin } from '../src/platform/auth/page-account-plugin';
import { sessionPlugin } from '../src/platform/auth/session-plugin';
import { tolerantRequestsPlugin } from '../src/hosting/tolerant-requests-plugin';
import { answerUnreadable, longHeadersListener } from '../src/hosting/unreadable-requests';
import { unreadBodyPlugin } from '../src/hosting/unread-body-plugin';
import { observeRequests } from '../src/hosting/observed-requests';
import { addServerLog } from '../src/hosting/server-log';
import { scopeRequests } from '../src/hosting/tracing';
import { setSubscriptions } from '../src/platform/events/room-events';
import { BaseModel } from '../src/platform/database/base-model';
import { changesPlugin } from '../src/platform/changes/changes-plugin';
import { createChangeLog } from '../src/platform/changes/change-log';
import { createPublicChanges } from '../src/platform/changes/public-changes';
import { createVisitCounts } from '../src/modules/operations/analytics/visit-counts';
import { createDailyCounts } from '../src/platform/counts/daily-counts';
import { jobLimits, openDatabase, type Database } from '../src/platform/database/open-database';
import { poolReadings } from '../src/platform/database/pool-readings';
import { errorMapper } from '../src/platform/errors/error-mapper';
import { removeParts } from '../src/platform/files/write-whole';
import { forgetOldCalls } from '../src/platform/idempotency/run-once';
import { headersPlugin } from '../src/platform/headers-plugin';
import { createJobLeases } from '../src/platform/jobs/job-leases';
import { createJobs } from '../src/platform/jobs/jobs';
import { createRateLimits, noRateLimits } from '../src/platform/limits/rate-limits';
import { openApiPlugin } from '../src/platform/openapi/openapi-plugin';
import type { Settings } from '../src/platform/settings';
import { followSettingsJob } from '../src/platform/site/follow-settings';
import { systemClock, type Clock } from '../src/platform/clock/clock';
import { chosenGateway } from '../src/platform/payments/chosen-gateway';
import { createSite, defaultsOf } from '../src/platform/site/site-settings';
import { modules } from './modules';
import { subscriptions } from './subscriptions';

/**
 * Puts the API together: platform first, then every module of the list. Nothing listens yet.
 * @param database an open, migrated database
 * @param clock what time it is for billing; tests move theirs
 */
export async function createServer(
  settings: Settings,
  database: Database,
  clock: Clock = systemClock,
): Promise<Server> {
  const server = Hapi.server({
    host: settings.host,
    port: settings.port,
    listener: longHeadersListener({ isBehindShell: true }),
    debug: false,
    router: { stripTrailingSlash: true },
    routes: {
      state: { failAction: 'ignore' },
      payload: { timeout: 10_000 },
    },
  });
  answerUnreadable(server.listener, {
    type: 'text/plain',
    HPE_HEADER_OVERFLOW: 'The URL and headers of this request are too large.',
    HPE_INVALID_URL: 'We couldn’t find what you asked for.',
  });
  BaseModel.knex(database);
  setSubscriptions(subscriptions);
  await server.register(tolerantRequestsPlugin);
  addServerLog(server, settings.logLevel);
  // It makes every promise dearer: a fifth of a request's processor time on Node 20.
  if (settings.isTraced) scopeRequests(server.listener);
  observeRequests(server, (ip) => settings.trustedProxies.trusts(ip, 0));
  // Only one process may open the embedded database.
  const isShared = settings.database.engine === 'mysql';
  const jobsDatabase = isShared ? openDatabase(settings.database, { limits: jobLimits }) : database;
  server.app.readings = poolReadings({ requests: database, ...(isShared && { jobs: jobsDatabase }) });
  const leases = isShared ? createJobLeases(database) : null;
  const jobs = createJobs({ logger: server.logger, leases, database: jobsDatabase });
  const counts = createDailyCounts();
  const site = createSite(defaultsOf(settings));
  const { redisUrl: url, sessionSecret: secret } = settings;
  const redis =
    url === null
      ? null
      : (await import('../src/platform/redis/redis-link')).createRedisLink({ url, secret, logger: server.logger });
  const log = isShared ? createChangeLog(database) : null;
  const changes = createPublicChanges({
    log,
    redis,
    onError: (err) => server.logger.warn({ err }, 'other API processes could not be told of a change'),
  });
  server.app.platform = {
    settings,
    site,
    limits: settings.rateLimits
      ? createRateLimits({ settings: settings.database, database, site, redis })
      : noRateLimits,
    changes,
    redis,
    jobs,
    counts,
    visits: createVisitCounts(() => clock.now()),
    clock,
    payments: await chosenGateway(settings),
  };
  jobs.add(forgetOldCalls);
  jobs.add(sealAuditJob);
  jobs.add({ name: 'store daily counts', everyMilliseconds: 5_000, perProcess: true, run: () => counts.flush() });
  jobs.add(pruneAuditJob(site));
  jobs.add(followSettingsJob(site, changes));
  if (log) {
    jobs.add({
      name: 'read changes of other servers',
      everyMilliseconds: 1_000,
      perProcess: true,
      run: () => changes.readLog(),
    });
    jobs.add({ name: 'purge old changes', everyMilliseconds: 600_000, run: () => log.forgetOld() });
  }
  // A process that was killed while it wrote has left parts of files.
  for (const folder of ['uploads', 'release-store', 'outbox'])
    server.ext('onPreStart', () => removeParts(join(settings.dataFolder, folder)));
  server.ext('onPostStart', () => jobs.start());
  server.ext('onPreStop', () => jobs.stop());
  server.ext('onPostStop', () => redis?.close());
  if (isShared) server.ext('onPostStop', () => jobsDatabase.destroy());
  server.ext('onPostStop', () =>
    counts.flush().catch((err: unknown) => server.logger.error({ err }, 'the last counts could not be stored')),
  );
  await server.register([unreadBodyPlugin, errorMapper, headersPlugin]);
  await server.register({ plugin: sessionPlugin, options: { settings } });
  await server.register({ plugin: csrfPlugin, options: { settings } });
  await server.register(pageAccountPlugin);
  await server.register(changesPlugin);
  for (const module of modules) await server.register(module);
  await server.register(openApiPlugin);
  return server;
}
