import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../../platform/database/open-database';
import { inTransaction } from '../../../../platform/database/transaction';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { AccountantProfile } from '../../accountant-profile.model';
import { createProfessional } from '../../professional-factory';
import { refreshProfile } from '../../refresh-profile';
import { readFilters } from '../filters';
import { IndexRefresher } from './index-refresher';
import { indexSource } from './index-source';
import { forgetOldChanges, noteChanges } from '../changes';
import type { SearchIndex } from './search-index';

let test: TestServer;
/** What another API process has open. */
let other: Database;
beforeAll(async () => {
  test = await createTestServer();
  other = openDatabase(test.databaseSettings);
});
beforeEach(() => test.empty());
afterAll(async () => {
  await other.destroy();
  await test.stop();
});

const keepers = new WeakMap<Database, IndexRefresher>();
/** The index of now, loaded when there is none. */
async function currentIndex(database: Database): Promise<SearchIndex> {
  const refresher = keepers.get(database) ?? new IndexRefresher(database);
  keepers.set(database, refresher);
  for (;;) {
    const index = await refresher.current();
    if (index) return index;
    await refresher.load();
  }
}

const offering = async (database: Database, service: string): Promise<number[]> => {
  const source = indexSource(await currentIndex(database));
  const filters = readFilters({ services: [service], sort: 'nameAsc', page: 1 });
  const found = await source.take(filters, 'name', { isReversed: false, offset: 0, limit: 100 });
  return found.map(({ userId }) => userId);
};
const offer = (userId: number, services: string[]): Promise<void> =>
  inTransaction(async (transaction) => {
    await AccountantProfile.query(transaction).patch({ services }).where({ userId });
    await refreshProfile(userId, transaction);
  });

describe('what one process commits', () => {
  it('is in the next question of every other', async () => {
    const [one, two] = [await createProfessional(), await createProfessional()];
    expect(await offering(other, 'tax')).toEqual([one.id, two.id]);
    await offer(two.id, ['audit']);
    expect([await offering(other, 'tax'), await offering(other, 'audit')]).toEqual([[one.id], [two.id]]);
    await AccountantProfile.query().patch({ listed: false }).where('userId', one.id);
    await noteChanges(test.database, [one.id]);
    expect([await offering(other, 'tax'), await offering(test.database, 'tax')]).toEqual([[], []]);
  });

  it('is in the answers of those who ask while others read', async () => {
    const { id } = await createProfessional();
    for (const service of ['audit', 'tax', 'payroll']) {
      const early = [offering(other, service), offering(other, service)];
      await offer(id, [service]);
      const late = await Promise.all([
        offering(other, service),
        offering(other, service),
        offering(test.database, service),
      ]);
      expect(late).toEqual([[id], [id], [id]]);
      await Promise.all(early);
    }
  });

  it('is found when it was numbered earlier than what was read already', async () => {
    const { id } = await createProfessional();
    expect(await offering(other, 'audit')).toEqual([]);
    const newest = Number((await test.database('search_changes').max({ id: 'id' }).first())?.id);
    // Two transactions: the second number is there first.
    await test.database('search_changes').insert({ id: newest + 2, userId: id });
    expect(await offering(other, 'audit')).toEqual([]);
    await test
      .database('accountant_profiles')
      .where('userId', id)
      .update({ services: JSON.stringify(['audit']) });
    await test.database('search_changes').insert({ id: newest + 1, userId: id });
    expect(await offering(other, 'audit')).toEqual([id]);
  });

  it('is found after a transaction that took longer than others', async () => {
    // SQLite has one writer at a time.
    if (test.databaseSettings.engine === 'sqlite') return;
    const [slow, quick] = [await createProfessional(), await createProfessional()];
    expect(await offering(other, 'audit')).toEqual([]);
    const transaction = await other.transaction();
    await transaction('accountant_profiles')
      .where('userId', slow.id)
      .update({ services: JSON.stringify(['audit']) });
    await noteChanges(transaction, [slow.id]);
    await offer(quick.id, ['audit']);
    expect([await offering(other, 'audit'), await offering(test.database, 'audit')]).toEqual([[quick.id], [quick.id]]);
    await transaction.commit();
    expect([await offering(other, 'audit'), await offering(test.database, 'audit')]).toEqual([
      [slow.id, quick.id],
      [slow.id, quick.id],
    ]);
  });

  it('is not there when it was undone', async () => {
    const { id } = await createProfessional();
    await expect(
      inTransaction(async (transaction) => {
        await AccountantProfile.query(transaction)
          .patch({ services: ['audit'] })
          .where('userId', id);
        await refreshProfile(id, transaction);
        throw new Error('Undone.');
      }),
    ).rejects.toThrow('Undone.');
    expect(await offering(other, 'audit')).toEqual([]);
    await offer(id, ['audit']);
    expect(await offering(other, 'audit')).toEqual([id]);
  });
});

describe('the list of changes', () => {
  it('may be emptied, with everything else or alone', async () => {
    const { id } = await createProfessional();
    expect(await offering(other, 'tax')).toEqual([id]);
    await test.empty();
    expect(await offering(other, 'tax')).toEqual([]);
    const { id: newcomer } = await createProfessional();
    await test.empty();
    const { id: third } = await createProfessional();
    expect([newcomer === third, await offering(other, 'tax')]).toEqual([false, [third]]);
    await test
      .database('accountant_profiles')
      .where('userId', third)
      .update({ services: JSON.stringify(['audit']) });
    await test.database('search_changes').delete();
    expect(await offering(other, 'audit')).toEqual([third]);
  });

  it('is kept short, and whoever has not read for long reads everybody anew', async () => {
    const { id } = await createProfessional();
    expect(await offering(other, 'tax')).toEqual([id]);
    await offer(id, ['audit']);
    await noteChanges(
      test.database,
      Array.from({ length: 10_400 }, (_, index) => 1_000_000 + index),
    );
    await forgetOldChanges(test.database, 10_000);
    const [row] = await test.database('search_changes').count({ found: '*' });
    expect(Number(row?.found)).toBe(10_000);
    expect([await offering(other, 'tax'), await offering(other, 'audit')]).toEqual([[], [id]]);
  });
});
