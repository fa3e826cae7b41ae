import type { Platform } from '../../../platform/platform';
import { readServices } from './services-health';
import { readAreaVersions, readBacklogs, readDatabaseState, readOutbox } from './system.service';

/** Everything that administrators see of the system, as it is now and as this process sees it. */
export async function readSystem({ settings, jobs }: Platform) {
  const [database, areas, services, backlogs, outbox] = await Promise.all([
    readDatabaseState(settings.database),
    readAreaVersions(),
    readServices(settings),
    readBacklogs(),
    readOutbox(new Date()),
  ]);
  return { database, areas, services, backlogs, outbox, jobs: await jobs.report(), production: settings.production };
}

/** The state of the system before it is presented. */
export type SystemRows = Awaited<ReturnType<typeof readSystem>>;
