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
import { ProfessionalSearch, professionalSearch } from './professional-search';

let test: TestServer;
let other: Database;
let search: ProfessionalSearch;
let deaths: string[];
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
    onDeath: (error) => deaths.push(error.message),
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
  filters: readFilters({ services: [service] }),
  sort: 'nameAsc',
  page: 1,
  pageSize: 50,
});
const idsOffering = async (service: string): Promise<readonly number[]> =>
  (await search.ask(offering(service))).userIds;

describe('the search of one process', () => {
  it('answers the first question as soon as the index is read', async () => {
    const { id } = await createProfessional();
    for (const services of [['audit'], ['tax', 'audit'], ['payroll']]) await createProfessional({}, { services });
    expect(search.isReady).toBe(false);
    const found = await search.ask(offering('tax'));
    expect([search.isReady, found.total, found.userIds]).toEqual([true, 2, expect.arrayContaining([id])]);
    expect(deaths).toEqual([]);
  });

  it('tells a balancer that the index was read, and when no thread lives to read it again', async () => {
    const status = async (): Promise<number> => (await test.server.inject('/api/readyz')).statusCode;
    const { worker } = professionalSearch();
    professionalSearch().start();
    expect(await status()).toBe(503);
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    for (let death = 0; death < 3; death += 1) {
      await worker.started();
      await worker.crash();
    }
    expect(await status()).toBe(503);
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
  });

  it('never misses what was committed before the question, also while the index is being read', async () => {
    const { id } = await createProfessional();
    for (const service of ['audit', 'tax', 'payroll', 'bookkeeping', 'cfo', 'tax']) {
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

  it('says each time that the index cannot be read, later and later, and reads it when it can', async () => {
    await test.database.schema.renameTable('search_changes', 'search_changes_away');
    search.start();
    const start = performance.now();
    while (failures.length < 3) await wait(20);
    const took = performance.now() - start;
    expect(search.worker.isFirstReading).toBe(false);
    await test.database.schema.renameTable('search_changes_away', 'search_changes');
    expect(failures.every((message) => message.includes('search_changes'))).toBe(true);
    // One second to the second time, two to the third.
    expect(took).toBeGreaterThan(2_900);
    expect(await idsOffering('tax')).toEqual([]);
    expect(deaths).toEqual([]);
  });

  it('answers what a thread had not answered when it died, and starts another one', async () => {
    const { id } = await createProfessional();
    expect(await idsOffering('tax')).toEqual([id]);
    const asked = Array.from({ length: 20 }, () => idsOffering('tax'));
    await search.worker.crash();
    expect(await Promise.all(asked)).toEqual(asked.map(() => [id]));
    expect(await idsOffering('tax')).toEqual([id]);
    expect(deaths).toHaveLength(1);
  });

  it('says in a sentence that too many wait', async () => {
    const asked = Array.from({ length: 1_030 }, (_, index) => idsOffering(`nobody-${index}`));
    const refused = (await Promise.allSettled(asked)).flatMap((response) =>
      response.status === 'rejected' ? [String(response.reason)] : [],
    );
    expect(refused).toHaveLength(30);
    expect(refused[0]).toContain('The search is busy right now. Please try again in a moment.');
    expect(await idsOffering('tax')).toEqual([]);
  });

  it('says the same, in time, of an index that gives no answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(search.worker, 'ask').mockImplementation(() => new Promise(() => undefined));
    const refused = expect(idsOffering('tax')).rejects.toThrow('The search is busy right now.');
    await vi.advanceTimersByTimeAsync(20_000);
    await refused;
    vi.useRealTimers();
  });

  it('works out no answer that no one waits for', async () => {
    await idsOffering('tax');
    const question = { kind: 'totals', filters: readFilters({}) } as const;
    await expect(search.worker.ask(question, Date.now() + 10_000)).resolves.toBeDefined();
    await expect(search.worker.ask(question, Date.now() - 1)).rejects.toThrow('No one waits');
  });

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
    const waited = await turnsOf(40);
    const prompt = await turnsOf(40);
    clearImmediate(counting);
    expect([new Set(waited).size, new Set(prompt).size]).toEqual([40, 40]);
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
