import type { Knex } from 'knex';

/** Log through which the processes of one installation report changes to each other. */
export interface ChangeLog {
  write(token: string): Promise<void>;
  /** Tokens that were not there the last time; none the first time. */
  read(): Promise<readonly string[]>;
  /** Deletes what every process has read long ago. */
  forgetOld(): Promise<void>;
}

/** Numbers are given before a row is visible: so many before the last one are read again. */
const overlap = 200;
/** Milliseconds. A process that did not read for so long was stopped, and its shells count that as a change. */
const retention = 60 * 60 * 1000;

/** The log as a table. */
export function createChangeLog(knex: Knex): ChangeLog {
  let seen: ReadonlySet<number> | null = null;
  let last = 0;
  return {
    write: async (token) => {
      await knex('public_changes').insert({ token, createdAt: new Date() });
    },
    read: async () => {
      const before = seen;
      const query = knex('public_changes').orderBy('id', 'desc');
      if (before) query.where('id', '>', last - overlap);
      else query.limit(overlap);
      const rows: { id: number; token: string }[] = await query.select('id', 'token');
      seen = new Set(rows.map(({ id }) => id));
      last = rows[0]?.id ?? last;
      return before ? rows.filter(({ id }) => !before.has(id)).map(({ token }) => token) : [];
    },
    forgetOld: async () => {
      const before = new Date(Date.now() - retention);
      await knex('public_changes').where('createdAt', '<', before).delete();
    },
  };
}
