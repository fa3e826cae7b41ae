import type { Transaction } from '../../../../platform/database/transaction';
import { Release, ReleaseActivation } from '../release.model';

/**
 * Every release that is served, the default of an area before its trial; of an area that was taken down, the last that
 * it served and that was not rolled back: it may come back.
 */
export async function readServed(transaction?: Transaction): Promise<Release[]> {
  const rows = await ReleaseActivation.query(transaction)
    .where((row) => void row.where({ active: true }).orWhereNull('withdrawnAt'))
    .orderBy([
      { column: 'active', order: 'desc' },
      { column: 'isDefault', order: 'desc' },
      { column: 'activatedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  const ids = rows.flatMap(({ active, name, releaseId }, index) =>
    active || rows.findIndex((row) => row.name === name) === index ? [releaseId] : [],
  );
  const releases = await Release.query(transaction).select('id', 'name', 'version', 'manifest').findByIds(ids);
  return releases.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Names of the slots that any number of areas may fill. */
export async function readSharedSlots(transaction?: Transaction): Promise<ReadonlySet<string>> {
  const offers = (await readServed(transaction)).flatMap(({ manifest }) => Object.entries(manifest.offers ?? {}));
  return new Set(offers.flatMap(([name, { many }]) => (many ? [name] : [])));
}
