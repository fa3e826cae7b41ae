import type { Server } from '@hapi/hapi';

/** Work done again and again beside the requests. Several processes may run it at the same time: it must not mind. */
export interface Job {
  /** Names it in the log: `deliver mails`. */
  readonly name: string;
  /** Pause between the end of one run and the start of the next, in milliseconds. */
  readonly everyMilliseconds: number;
  run(): Promise<void>;
}

/** The background work of one process. It starts when the server listens, so tests run a job by hand. */
export interface Jobs {
  add(job: Job): void;
  start(): void;
  /** Starts nothing more and waits for what runs, but at most two seconds. */
  stop(): Promise<void>;
}

const stopMilliseconds = 2_000;

/** Runs each job by itself; a failure is logged and the job runs again after its pause. */
export function createJobs(logger: Pick<Server['logger'], 'error'>): Jobs {
  const jobs: Job[] = [];
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let started = false;

  const schedule = (job: Job): void => {
    timers.set(job, setTimeout(() => void runOnce(job), job.everyMilliseconds).unref());
  };
  const runOnce = async (job: Job): Promise<void> => {
    const run = job
      .run()
      .catch((error: unknown) => logger.error({ err: error, job: job.name }, 'background job failed'));
    running.add(run);
    await run;
    running.delete(run);
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
