import type { Reading } from '../../hosting/metrics';
import type { Database } from './open-database';

interface Pool {
  readonly max: number;
  numUsed(): number;
  numPendingAcquires(): number;
}

/** Reads pools of connections, by name: how full each is, and how many wait for a connection. */
export function poolReadings(databases: Readonly<Record<string, Database>>): Reading[] {
  const of = (read: (pool: Pool) => number) => () =>
    Object.fromEntries(
      Object.entries(databases).map(([name, { client }]) => [name, read((client as { readonly pool: Pool }).pool)]),
    );
  return [
    {
      name: 'database_pool_used_ratio',
      help: 'Share of the connections that are in use, 0 to 1',
      label: 'pool',
      read: of((pool) => pool.numUsed() / pool.max),
    },
    {
      name: 'database_pool_waiting',
      help: 'Queries that wait for a connection',
      label: 'pool',
      read: of((pool) => pool.numPendingAcquires()),
    },
  ];
}
