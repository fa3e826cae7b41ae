import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { toDate } from '../database/base-model';

/** Last run of a job; null before the first one ended. */
export interface JobRun {
  readonly lastRunAt: Date | null;
  readonly lastMilliseconds: number | null;
  readonly lastFailureAt: Date | null;
}

/** Leases that decide which process runs a job now. */
export interface JobLeases {
  /**
   * True when the job is due and this process is the one that runs it now. It has to renew the lease while it runs, and
   * to give it back.
   */
  take(name: string): Promise<boolean>;
  renew(name: string): Promise<void>;
  /** After so many milliseconds without renewal a job goes to another process. */
  readonly milliseconds: number;
  /** Gives the job back, with how it went; it is due again after `pause` milliseconds. */
  giveBack(name: string, pause: number, run: JobRun): Promise<void>;
  /** Last run of each job, whichever process ran it. */
  lastRuns(): Promise<ReadonlyMap<string, JobRun>>;
}

const leaseMilliseconds = 30_000;

interface RunRow {
  readonly name: string;
  readonly lastRunAt: unknown;
  readonly lastMilliseconds: number | null;
  readonly lastFailureAt: unknown;
}

/**
 * Leases as rows: a conditional update decides who runs. Times are those of the processes, whose clocks may differ by
 * seconds, not by as much as a lease.
 */
export function createJobLeases(knex: Knex, milliseconds = leaseMilliseconds): JobLeases {
  const holder = randomUUID();
  const after = (pause: number): Date => new Date(Date.now() + pause);
  const known = new Set<string>();

  const addRow = async (name: string): Promise<void> => {
    if (known.has(name)) return;
    await knex('job_runs')
      .insert({ name, dueAt: after(0) })
      .onConflict('name')
      .ignore();
    known.add(name);
  };

  return {
    milliseconds,
    take: async (name) => {
      await addRow(name);
      const taken: number = await knex('job_runs')
        .where({ name })
        .where('dueAt', '<=', after(0))
        .where((free) => void free.whereNull('heldUntil').orWhere('heldUntil', '<', after(0)))
        .update({ holder, heldUntil: after(milliseconds) });
      // A row that was removed, as by restoring a backup, is added at the next look.
      if (taken === 0 && !(await knex('job_runs').where({ name }).first('name'))) known.delete(name);
      return taken === 1;
    },
    renew: async (name) => {
      await knex('job_runs')
        .where({ name, holder })
        .update({ heldUntil: after(milliseconds) });
    },
    giveBack: async (name, pause, { lastRunAt, lastMilliseconds, lastFailureAt }) => {
      const run = {
        lastRunAt,
        lastMilliseconds: Math.round(lastMilliseconds ?? 0),
        ...(lastFailureAt && { lastFailureAt }),
      };
      await knex('job_runs')
        .where({ name, holder })
        .update({ holder: null, heldUntil: null, dueAt: after(pause), ...run });
    },
    lastRuns: async () => {
      const rows: RunRow[] = await knex('job_runs').select('name', 'lastRunAt', 'lastMilliseconds', 'lastFailureAt');
      return new Map(
        rows.map(({ name, lastMilliseconds, ...times }) => [
          name,
          {
            lastMilliseconds,
            lastRunAt: times.lastRunAt ? toDate(times.lastRunAt) : null,
            lastFailureAt: times.lastFailureAt ? toDate(times.lastFailureAt) : null,
          },
        ]),
      );
    },
  };
}
