import type { Knex } from 'knex';

/** Seconds that the server waits for the lock in one call; the holder is named again after each. */
const secondsPerTry = 10;
const firstTry = 1;

/**
 * Does `work` while no other process holds the lock of that name for the same database. The server keeps it for a
 * connection and lets go of it when the connection ends, so a process that was killed leaves nothing behind.
 * @param onWait called with the id of the connection that holds the lock (`null` when it just let go), each time we go
 * on waiting
 */
export async function withServerLock<Result>(
  database: Knex,
  name: string,
  onWait: (connection: number | null) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const pool = database.client as Knex.Client;
  const connection: unknown = await pool.acquireConnection();
  const ask = async <Value>(sql: string, bindings: readonly (string | number)[]): Promise<Value | null> => {
    const [rows] = (await database.raw(sql, bindings).connection(connection)) as [{ value: Value | null }[]];
    return rows[0]?.value ?? null;
  };
  // Locks belong to the whole server, and their names end at 64 characters.
  const lock = (await ask<string>("select concat(?, ':', left(sha2(database(), 256), 32)) as value", [name])) ?? name;
  try {
    for (
      let seconds = firstTry;
      (await ask<number>('select get_lock(?, ?) as value', [lock, seconds])) !== 1;
      seconds = secondsPerTry
    )
      onWait(await ask<number>('select is_used_lock(?) as value', [lock]));
    return await work();
  } finally {
    await ask<number>('select release_lock(?) as value', [lock]).catch(() => undefined);
    await pool.releaseConnection(connection);
  }
}
