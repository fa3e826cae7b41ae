import type { Server } from '@hapi/hapi';

/** Work done again and again beside the requests. Several processes may run it at the same time: it must not mind. */
export interface Job {
  /** Names it in the log: `deliver mails`. */
  readonly name: string;
  /** Pause between the end of one run and the start of the next, in milliseconds. */
  readonly everyMilliseconds: number;
  run(): Promise<void>;
}

/** How a job did in this process; null before it first ended. */
export interface JobReport extends Pick<Job, 'name' | 'everyMilliseconds'> {
  readonly lastRunAt: Date | null;
  readonly lastMilliseconds: number | null;
  readonly lastFailureAt: Date | null;
}

/** The background work of one process. It starts when the server listens, so tests run a job by hand. */
export interface Jobs {
  add(job: Job): void;
  start(): void;
  /** Each job with how it did last, in the order in which they were added. */
  report(): readonly JobReport[];
  /** Starts nothing more and waits for what runs, but at most two seconds. */
  stop(): Promise<void>;
}

const stopMilliseconds = 2_000;
const neverRan = { lastRunAt: null, lastMilliseconds: null, lastFailureAt: null } as const;

/** Runs each job by itself; a failure is logged and the job runs again after its pause. */
export function createJobs(logger: Pick<Server['logger'], 'error'>): Jobs {
  const jobs: Job[] = [];
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const reports = new Map<Job, Omit<JobReport, keyof Job>>();
  let started = false;

  const schedule = (job: Job): void => {
    timers.set(job, setTimeout(() => void runOnce(job), job.everyMilliseconds).unref());
  };
  const runOnce = async (job: Job): Promise<void> => {
    const began = performance.now();
    let lastFailureAt = reports.get(job)?.lastFailureAt ?? null;
    const run = job.run().catch((error: unknown) => {
      lastFailureAt = new Date();
      logger.error({ err: error, job: job.name }, 'background job failed');
    });
    running.add(run);
    await run;
    running.delete(run);
    reports.set(job, { lastRunAt: new Date(), lastMilliseconds: performance.now() - began, lastFailureAt });
    if (started) schedule(job);
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
    report: () =>
      jobs.map((job) => ({
        name: job.name,
        everyMilliseconds: job.everyMilliseconds,
        ...(reports.get(job) ?? neverRan),
      })),
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
