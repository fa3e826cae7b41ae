import type { SystemState } from '../../../contract/named-types';
import { apiVersion } from '../../../platform/api-version';
import { presentMailHead } from '../../identity/mails/mails.presenter';
import type { SystemRows } from './read-system';

/** Presents to administrators what the product runs on: no database host, no user, no path. */
export function presentSystem({
  database,
  areas,
  services,
  backlogs,
  outbox,
  jobs,
  production,
}: SystemRows): SystemState {
  return {
    api: {
      version: apiVersion,
      node: process.versions.node,
      startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
      memoryMegabytes: Math.round(process.memoryUsage.rss() / 1024 / 1024),
      production,
    },
    database,
    areas: areas.map((area) => ({ ...area, activatedAt: area.activatedAt.toISOString() })),
    services,
    backlogs: backlogs.map((backlog) => ({ ...backlog, oldestAt: backlog.oldestAt?.toISOString() ?? null })),
    jobs: jobs.map(({ name, everyMilliseconds, lastRunAt, lastMilliseconds, lastFailureAt }) => ({
      name,
      everySeconds: everyMilliseconds / 1_000,
      lastRunAt: lastRunAt?.toISOString() ?? null,
      lastMilliseconds,
      lastFailureAt: lastFailureAt?.toISOString() ?? null,
    })),
    outbox: {
      ...outbox,
      oldestWaitingAt: outbox.oldestWaitingAt?.toISOString() ?? null,
      failures: outbox.failures.map(presentMailHead),
    },
  };
}
