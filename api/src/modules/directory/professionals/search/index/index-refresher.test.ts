import { noteChanges } from '../../../../../platform/changes/profile-changes';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../../../../platform/database/open-database';
import { inTransaction } from '../../../../../platform/database/transaction';
import { createTestServer, type TestServer } from '../../../../../platform/testing/test-server';
import { AccountantProfile } from '../../accountant-profile.model';
import { createProfessional } from '../../professional-factory';
import { refreshProfile } from '../../refresh-profile';
import { readFilters } from '../filters';
import { readDocuments } from './documents';
import { IndexRefresher } from './index-refresher';
import { indexSource } from './index-source';
import { forgetOldChanges, ReadChanges } from '../changes';
import type { SearchIndex } from './search-index';

let test: TestServer;
/** Database of another API process. */
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
function currentIndex(database: Database): Promise<SearchIndex> {
  const refresher = keepers.get(database) ?? new IndexRefresher(database);
  keepers.set(database, refresher);
  return refresher.current();
}

const idsIn = async (index: SearchIndex, services: string[]): Promise<number[]> => {
  const filters = readFilters({ services });
  const found = await indexSource(index).take(filters, 'name', { isReversed: false, offset: 0, limit: 100 });
  return found.map(({ userId }) => userId);
};
const offering = async (database: Database, service: string): Promise<number[]> =>
  idsIn(await currentIndex(database), [service]);
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

  it('stays short, and a process that is far behind reloads the whole index', async () => {
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

/** Makes an index as worn as many saves of one profile do. */
async function wear(index: SearchIndex, id: number): Promise<void> {
  const [profile] = await readDocuments(other, [id]);
  if (!profile) throw new Error('They are listed.');
  for (let save = 0; save < 5_000; save += 1) index.change([id], [profile]);
  expect(index.isWorn).toBe(true);
}

describe('an index that is worn', () => {
  it('is replaced by one that was read beside it, while it answers, and nothing that changed meanwhile is missing', async () => {
    const [one, two] = [await createProfessional(), await createProfessional()];
    const said: boolean[] = [];
    const refresher = new IndexRefresher(other, (isReady) => said.push(isReady));
    const worn = await refresher.current();
    await wear(worn, one.id);
    const asked: [SearchIndex, number[]][] = [];
    for (const services of [['audit'], ['payroll'], ['cfo'], ['bookkeeping']]) {
      await offer(two.id, services);
      const index = await refresher.current();
      asked.push([index, await idsIn(index, services)]);
    }
    expect(asked.map(([, ids]) => ids)).toEqual(asked.map(() => [two.id]));
    expect(asked[0]?.[0]).toBe(worn);
    await expect.poll(() => refresher.current()).not.toBe(worn);
    const fresh = await refresher.current();
    expect([fresh.isWorn, fresh.size, await idsIn(fresh, ['bookkeeping'])]).toEqual([false, 2, [two.id]]);
    // Ready twice, and never not ready.
    expect(said).toEqual([true, true]);
  });

  it('is replaced once, also when the fresh one is there before the worn one has caught up', async () => {
    const { id } = await createProfessional();
    const said: boolean[] = [];
    const refresher = new IndexRefresher(other, (isReady) => said.push(isReady));
    const worn = await refresher.current();
    await wear(worn, id);
    const now = ReadChanges.now.bind(ReadChanges);
    let asked: Promise<SearchIndex> | undefined;
    const builds = vi.spyOn(ReadChanges, 'now').mockImplementation(async (database) => {
      const changed = Array.from({ length: 5_000 }, (_, index) => 1_000_000 + index);
      await noteChanges(test.database, changed);
      asked ??= refresher.current();
      return now(database);
    });
    await refresher.current();
    await expect.poll(() => said).toEqual([true, true]);
    expect(await asked).toBe(worn);
    expect(await refresher.current()).not.toBe(worn);
    expect([builds.mock.calls.length, said]).toEqual([1, [true, true]]);
    builds.mockRestore();
  });
});
