import { database } from '../../../platform/database/transaction';

/** Hashes of one statement: SQLite takes 32,766 values, MySQL a packet. */
const mostAsked = 5_000;

/** Finds the sessions that are still active: not ended, and their user not suspended. One query for thousands. */
export async function activeSessions(hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const active = new Set<string>();
  for (let first = 0; first < hashes.length; first += mostAsked) {
    const rows: { idHash: string }[] = await database()('sessions as s')
      .join('users as u', 'u.id', 's.userId')
      .whereIn('s.idHash', hashes.slice(first, first + mostAsked))
      .where('s.expiresAt', '>', new Date())
      .whereNull('u.suspendedAt')
      .select('s.idHash');
    for (const { idHash } of rows) active.add(idHash);
  }
  return active;
}
