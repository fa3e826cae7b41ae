import type { Server } from '@hapi/hapi';
import { onDatabase } from '../database/base-model';
import type { Database } from '../database/open-database';
import type { JobLeases, JobRun } from './job-leases';

/**
 * Work done again and again beside the requests, by one of the processes at a time. A process that was stopped for
 * longer than its lease may come back beside another: a job must not mind.
 */
export interface Job {
  /** Names it in the log: `deliver emails`. */
  readonly name: string;
  /** Pause between the end of one run and the start of the next, in milliseconds. */
  readonly everyMilliseconds: number;
  /** It is about the process itself, such as what it holds in memory: every process runs it. */
  readonly perProcess?: true;
  run(): Promise<void>;
}

/** A job with its last run, in whichever process. */
export interface JobReport extends Pick<Job, 'name' | 'everyMilliseconds'>, JobRun {}

/** The background work of one process. It starts when the server listens, so tests run a job by hand. */
export interface Jobs {
  add(job: Job): void;
  start(): void;
  /** Each job with how it did last, in the order in which they were added. */
  report(): Promise<readonly JobReport[]>;
  /** Starts nothing more and waits for what runs, but at most two seconds. */
  stop(): Promise<void>;
}

const stopMilliseconds = 2_000;
/** Milliseconds between two looks whether a job is due that another process may have run last. */
const longestLook = 60_000;
/** A job is due a little before its pause has passed, so that the timer of who ran it does not come too early. */
const dueAfter = 0.9;
const neverRan = { lastRunAt: null, lastMilliseconds: null, lastFailureAt: null } as const;

interface Options {
  readonly logger: Pick<Server['logger'], 'error'>;
  /** Null where there is only one process. */
  readonly leases: JobLeases | null;
  /** Database for the queries of jobs; without it, that of requests. */
  readonly database?: Database;
}

/** Runs each job by itself; a failure is logged and the job runs again after its pause. */
export function createJobs({ logger, leases, database }: Options): Jobs {
  const jobs: Job[] = [];
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const reports = new Map<Job, JobRun>();
  let started = false;

  const leasesOf = ({ perProcess }: Job): JobLeases | null => (perProcess ? null : leases);
  const schedule = (job: Job): void => {
    const { everyMilliseconds } = job;
    const look = leasesOf(job) ? Math.min(everyMilliseconds, longestLook) : everyMilliseconds;
    timers.set(job, setTimeout(() => void runInTurn(job), look).unref());
  };
  const runInTurn = async (job: Job): Promise<void> => {
    const run = (leasesOf(job) ? runWithLease(job) : runHere(job)).catch((error: unknown) =>
      logger.error({ err: error, job: job.name }, 'background job failed'),
    );
    running.add(run);
    await run;
    running.delete(run);
    if (started) schedule(job);
  };
  const runHere = async (job: Job): Promise<void> => {
    const began = performance.now();
    let lastFailureAt = reports.get(job)?.lastFailureAt ?? null;
    await (database ? onDatabase(database, () => job.run()) : job.run()).catch((error: unknown) => {
      lastFailureAt = new Date();
      logger.error({ err: error, job: job.name }, 'background job failed');
    });
    reports.set(job, { lastRunAt: new Date(), lastMilliseconds: performance.now() - began, lastFailureAt });
  };
  const runWithLease = async (job: Job): Promise<void> => {
    const { name, everyMilliseconds } = job;
    if (!leases || !(await leases.take(name))) return;
    const renewal = setInterval(() => void leases.renew(name).catch(() => undefined), leases.milliseconds / 3);
    try {
      await runHere(job);
    } finally {
      clearInterval(renewal);
      await leases.giveBack(name, everyMilliseconds * dueAfter, reports.get(job) ?? neverRan);
    }
  };

  return {
    add(job) {
      jobs.push(job);
      if (started) schedule(job);
    },
    start() {
      started = true;
      jobs.forEach(schedule);
    },
    report: async () => {
      const elsewhere = await leases?.lastRuns();
      return jobs.map((job) => ({
        name: job.name,
        everyMilliseconds: job.everyMilliseconds,
        ...(elsewhere?.get(job.name) ?? reports.get(job) ?? neverRan),
      }));
    },
    async stop() {
      started = false;
      for (const timer of timers.values()) clearTimeout(timer);
      let giveUp: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => (giveUp = setTimeout(resolve, stopMilliseconds)));
      await Promise.race([Promise.all(running), enough]);
      clearTimeout(giveUp);
    },
  };
}
