import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../../../../platform/database/open-database';
import { inTransaction } from '../../../../../platform/database/transaction';
import { createTestServer, type TestServer } from '../../../../../platform/testing/test-server';
import { AccountantProfile } from '../../accountant-profile.model';
import { readFilters } from '../filters';
import { createProfessional } from '../../professional-factory';
import { refreshProfile } from '../../refresh-profile';
import type { Question } from '../questions';
import { ProfessionalSearch } from './professional-search';
import type { ThreadRole } from './thread-messages';

let test: TestServer;
let other: Database;
let search: ProfessionalSearch;
let deaths: ThreadRole[];
let failures: string[];
beforeAll(async () => {
  test = await createTestServer();
  other = openDatabase(test.databaseSettings);
});
beforeEach(async () => {
  await test.empty();
  deaths = [];
  failures = [];
  search = new ProfessionalSearch({
    databaseSettings: test.databaseSettings,
    onDeath: (role) => deaths.push(role),
    onFailure: (error) => failures.push(error.message),
  });
});
afterEach(() => search.stop());
afterAll(async () => {
  await other.destroy();
  await test.stop();
});

const offering = (service: string): Question & { kind: 'search' } => ({
  kind: 'search',
  filters: readFilters({ services: [service], sort: 'nameAsc', page: 1 }),
  sort: 'nameAsc',
  page: 1,
  pageSize: 50,
});
const idsOffering = async (service: string): Promise<readonly number[]> =>
  (await search.ask(offering(service))).userIds;

async function untilReady(): Promise<void> {
  search.start();
  while (!search.isReady) await wait(20);
}

const kill = (role: ThreadRole): Promise<void> => search.worker(role).crash();

describe('the search of one process', { timeout: 60_000 }, () => {
  it('answers before there is an index, and the same when there is one: who, how many, and the counts of every filter', async () => {
    const { id } = await createProfessional();
    for (const services of [['audit'], ['tax', 'audit'], ['payroll']]) await createProfessional({}, { services });
    expect(search.isReady).toBe(false);
    const bySql = await search.ask(offering('tax'));
    expect(bySql.userIds).toContain(id);
    expect(bySql.total).toBe(bySql.userIds.length);
    await untilReady();
    expect(await search.ask(offering('tax'))).toEqual(bySql);
    expect(deaths).toEqual([]);
  });

  it('never misses what was committed before the question, whether the index or SQL answers', async () => {
    const { id } = await createProfessional();
    for (const [index, service] of ['audit', 'tax', 'payroll', 'bookkeeping', 'cfo', 'tax'].entries()) {
      if (index === 3) await untilReady();
      const early = [search.ask(offering(service)), search.ask(offering(service))];
      await inTransaction(async (transaction) => {
        await AccountantProfile.query(transaction)
          .patch({ services: [service] })
          .where({ userId: id });
        await refreshProfile(id, transaction);
      });
      expect(await Promise.all([idsOffering(service), idsOffering(service)])).toEqual([[id], [id]]);
      await Promise.all(early);
    }
  });

  it('takes the answer of an index that is late when SQL is later still', async () => {
    const { id } = await createProfessional();
    await untilReady();
    const index = search.worker('index');
    const ask = index.ask.bind(index);
    vi.spyOn(index, 'ask').mockImplementation(async (question) => {
      await wait(1_500);
      return ask(question);
    });
    const sql = vi.spyOn(search.worker('sql'), 'ask').mockImplementation(() => new Promise(() => undefined));
    expect(await idsOffering('tax')).toEqual([id]);
    expect(sql).toHaveBeenCalledOnce();
  });

  it('says each time that the index cannot be read, later and later, and reads it when it can', async () => {
    await test.database.schema.renameTable('search_changes', 'search_changes_away');
    search.start();
    const start = performance.now();
    while (failures.length < 3) await wait(20);
    const took = performance.now() - start;
    await test.database.schema.renameTable('search_changes_away', 'search_changes');
    expect(failures.every((message) => message.includes('search_changes'))).toBe(true);
    // One second to the second time, two to the third.
    expect(took).toBeGreaterThan(2_900);
    await untilReady();
    expect(deaths).toEqual([]);
  });

  it('answers what a thread had not answered when it died, and starts another one', async () => {
    const { id } = await createProfessional();
    await untilReady();
    const asked = Array.from({ length: 20 }, () => idsOffering('tax'));
    await kill('index');
    expect(await Promise.all(asked)).toEqual(asked.map(() => [id]));
    expect(await idsOffering('tax')).toEqual([id]);
    expect(deaths).toEqual(['index']);
    await untilReady();
    expect(await idsOffering('tax')).toEqual([id]);
  });

  it('answers when both threads die', async () => {
    const { id } = await createProfessional();
    const asked = [idsOffering('tax'), idsOffering('tax')];
    await Promise.all([kill('index'), kill('sql')]);
    expect(await Promise.all(asked)).toEqual([[id], [id]]);
  });

  it('asks the same question once, and says in a sentence that too many wait', async () => {
    const { id } = await createProfessional();
    const same = await Promise.all(Array.from({ length: 1_500 }, () => idsOffering('tax')));
    expect(same.every(([only]) => only === id)).toBe(true);
    await search.stop();
    search = new ProfessionalSearch({
      databaseSettings: test.databaseSettings,
      onDeath: (role) => deaths.push(role),
      onFailure: () => undefined,
    });
    const asked = Array.from({ length: 1_030 }, (_, index) => idsOffering(`nobody-${index}`));
    const refused = (await Promise.allSettled(asked)).flatMap((response) =>
      response.status === 'rejected' ? [String(response.reason)] : [],
    );
    expect(refused).toHaveLength(30);
    expect(refused[0]).toContain('The search is busy right now. Please try again in a moment.');
  }, 60_000);

  it('yields to other work between two answers, also when many become ready together', async () => {
    await createProfessional();
    let turn = 0;
    const count = (): void => {
      turn += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const turnsOf = (questions: number): Promise<number[]> =>
      Promise.all(
        Array.from({ length: questions }, async () => {
          await search.ask(offering('tax'));
          return turn;
        }),
      );
    const bySql = await turnsOf(40);
    await untilReady();
    const byIndex = await turnsOf(40);
    clearImmediate(counting);
    expect([new Set(bySql).size, new Set(byIndex).size]).toEqual([40, 40]);
  });

  it('hands over what the database says', async () => {
    await other.schema.renameTable('accountant_profiles', 'renamed');
    try {
      await expect(search.ask(offering('tax'))).rejects.toMatchObject({
        message: expect.stringMatching(/accountant_profiles/),
      });
    } finally {
      await other.schema.renameTable('renamed', 'accountant_profiles');
    }
  });
});
