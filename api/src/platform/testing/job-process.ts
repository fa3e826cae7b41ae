import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseSettings } from '../database/database-settings';
import { openDatabase } from '../database/open-database';
import { createJobLeases } from '../jobs/job-leases';
import { createJobs } from '../jobs/jobs';

/** Input of one of several processes with the same job, as JSON in its first argument. */
export interface JobProcess {
  readonly database: DatabaseSettings;
  /** Gets a line for each begin and end of a run. */
  readonly file: string;
  /** In milliseconds. */
  readonly pause: number;
  readonly work: number;
  readonly lease: number;
}

const { database: settings, file, pause, work, lease } = JSON.parse(process.argv[2] ?? '{}') as JobProcess;
const note = (what: 'begin' | 'end'): void => appendFileSync(file, `${process.pid} ${what}\n`);
const jobs = createJobs({
  logger: { error: (details: unknown) => process.stderr.write(`${JSON.stringify(details)}\n`) } as never,
  leases: createJobLeases(openDatabase(settings), lease),
});
jobs.add({
  name: 'the only job',
  everyMilliseconds: pause,
  run: async () => {
    note('begin');
    await wait(work);
    note('end');
  },
});
jobs.start();
// Jobs keep no process alive by themselves.
setInterval(() => undefined, 60_000);
