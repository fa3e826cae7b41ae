import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inRetriedTransaction } from '../database/retried-transaction';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { BaseModel } from '../database/base-model';
import { readChain, sealAudit } from './audit-chain';
import { AuditEntry } from './audit-entry.model';
import { readDetails, readIp } from './audit-texts';
import { eraseFromAudit } from './erase-audit';
import { pruneAudit } from './prune-audit';
import { recordAudit, type AuditAct } from './record-audit';
import { verifyAudit } from './verify-audit';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  BaseModel.knex(test.database);
});
beforeEach(() => test.empty());
afterAll(() => test.remove());

const act = (changes: Partial<AuditAct> = {}): AuditAct => ({
  by: { userId: 1, ip: '203.0.113.9' },
  action: 'user.updated',
  subject: { type: 'user', id: 2 },
  before: { city: 'Reno' },
  after: { city: 'Waco' },
  ...changes,
});
const record = (changes: Partial<AuditAct> = {}) =>
  inRetriedTransaction((transaction) => recordAudit(act(changes), transaction));
const sentences = async () => (await verifyAudit()).faults.map(({ sequence, sentence }) => `${sequence}: ${sentence}`);

describe('an entry', () => {
  it('says who, what, from where, and only what changed', async () => {
    await record({
      before: { city: 'Reno', state: 'NV', password: 'old hash', bio: null },
      after: { city: 'Waco', state: 'NV', password: 'new hash', bio: 'x'.repeat(3_000) },
      reason: 'Moved',
    });
    const entry = await AuditEntry.query().first().throwIfNotFound();
    expect(entry).toMatchObject({ actorId: 1, userId: 2, action: 'user.updated', subjectType: 'user', subjectId: '2' });
    expect(readIp(entry.origin)).toBe('203.0.113.9');
    const { changes, reason } = readDetails(entry.details);
    expect(reason).toBe('Moved');
    expect(changes.map(({ field }) => field)).toEqual(['bio', 'city', 'password']);
    expect(changes[1]).toEqual({ field: 'city', before: 'Reno', after: 'Waco' });
    expect(entry.details).not.toMatch(/old hash|new hash/);
    expect(String(changes[0]?.after).length).toBeLessThanOrEqual(2_000);
  });

  it('is not written when nothing changed, nor when the act was undone', async () => {
    await record({ after: { city: 'Reno' } });
    await inRetriedTransaction(async (transaction) => {
      await recordAudit(act(), transaction);
      throw new Error('undone');
    }).catch(() => undefined);
    expect(await AuditEntry.query().resultSize()).toBe(0);
  });
});

describe('the chain', () => {
  it('holds every entry once, however many write and seal at the same moment', async () => {
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        await record({ subject: { type: 'review', id: index } });
        await sealAudit();
      }),
    );
    await sealAudit();
    expect(await verifyAudit()).toMatchObject({ intact: 30, faults: [], waiting: 0, head: { sequence: 30 } });
    const sequences = await AuditEntry.query().orderBy('sequence').select('sequence');
    expect(sequences.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  describe('with something done to it', () => {
    beforeEach(async () => {
      for (let id = 1; id <= 5; id += 1) await record({ subject: { type: 'user', id } });
      await sealAudit();
      expect(await sentences()).toEqual([]);
    });
    const third = () => AuditEntry.query().where({ sequence: 3 });

    it.each([
      ['who', { actorId: 9 }, '3: The entry or its hash was changed.'],
      ['when', { createdAt: new Date(0) }, '3: The entry or its hash was changed.'],
      ['the action', { action: 'user.restored' }, '3: The entry or its hash was changed.'],
      ['the person', { userId: 4 }, '3: The entry or its hash was changed.'],
      ['the details', { details: '{"changes":[]}' }, '3: The details were changed.'],
      ['the details, which are gone', { details: null }, '3: The details were taken out.'],
      ['the IP, which is gone', { origin: null }, '3: The origin was taken out.'],
    ] as const)('detects a change of %s', async (_, changes, sentence) => {
      await third().patch(changes as object);
      expect(await sentences()).toEqual([sentence]);
    });

    it('finds a missing entry, and a cut at either end', async () => {
      await third().delete();
      expect(await sentences()).toEqual(['4: Entry 3 is missing.']);
      await AuditEntry.query().where('sequence', '>', 3).delete();
      expect(await sentences()).toEqual(['5: Entries after number 2 are missing: the end was cut off.']);
      const { hash } = await AuditEntry.query().findOne({ sequence: 1 }).throwIfNotFound();
      await AuditEntry.query().where('sequence', 1).delete();
      await test.database('audit_chain').update({ prunedSequence: 1, prunedHash: hash });
      expect((await sentences()).at(-1)).toMatch(/oldest entries were cut off/);
    });

    it('finds a chain that was rewritten as a whole, for who noted a hash down', async () => {
      const known = await readChain();
      await third().patch({ actorId: 9 });
      await AuditEntry.query().patch({ sequence: null, hash: null });
      await test.database('audit_chain').delete();
      await sealAudit();
      expect(await sentences()).toEqual([]);
      expect((await verifyAudit(known)).faults).toHaveLength(1);
    });

    it('is whole after its beginning was pruned, and not when that is undone by hand', async () => {
      await AuditEntry.query()
        .where('sequence', '<=', 2)
        .patch({ createdAt: new Date(0) });
      expect(await pruneAudit(new Date(1))).toBe(2);
      await sealAudit();
      expect(await verifyAudit()).toMatchObject({ faults: [], intact: 4 });
      const fourth = await AuditEntry.query().findOne({ sequence: 4 }).throwIfNotFound();
      await AuditEntry.query().where('sequence', '<=', 4).delete();
      await test.database('audit_chain').update({ prunedSequence: 4, prunedHash: fourth.hash });
      expect((await sentences())[0]).toMatch(/no entry says that they were pruned/);
    });

    it('verifies after an account is deleted, and names its owner nowhere', async () => {
      await inRetriedTransaction(async (transaction) => {
        await eraseFromAudit(3, transaction);
        await recordAudit(
          { by: { userId: 3, ip: null }, action: 'account.deleted', subject: { type: 'user', id: 3 } },
          transaction,
        );
      });
      await sealAudit();
      expect(await sentences()).toEqual([]);
      expect((await third().first())?.details).toBeNull();
    });
  });
});
