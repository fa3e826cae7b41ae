import { onDatabase } from '../database/base-model';
import type { DatabaseSettings } from '../database/database-settings';
import { openDatabase, requestLimits } from '../database/open-database';
import { database } from '../database/transaction';

/** Records the statements sent to the database, one by one, while `work` ran. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const record = ({ sql }: { sql: string }) => void asked.push(sql);
  database().on('query', record);
  try {
    await work();
  } finally {
    database().removeListener('query', record);
  }
  return asked;
}

/** Counts rows that MySQL or MariaDB read while `work` ran, on the one connection that all its queries use. */
export async function rowsRead<Result>(
  settings: DatabaseSettings,
  work: () => Promise<Result>,
): Promise<{ readonly rows: number; readonly result: Result }> {
  const single = openDatabase(settings, { limits: { ...requestLimits, connections: 1 } });
  try {
    await single.raw('flush status');
    const result = await onDatabase(single, work);
    const [counters] = (await single.raw("show session status like 'Handler_read%'")) as [{ Value: string }[]];
    return { rows: counters.reduce((sum, { Value }) => sum + Number(Value), 0), result };
  } finally {
    await single.destroy();
  }
}
