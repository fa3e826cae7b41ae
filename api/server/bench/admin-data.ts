import type { Knex } from 'knex';
import { generatedClient } from '../../db/generated/generated-professional';
import { seededRandom } from '../../db/demo/seeded-random';
import type { AuditAction } from '../../src/contract/audit-actions';
import { hashOf, lockChain, sealAudit } from '../../src/platform/audit/audit-chain';
import { digestOf, saltedText, wordsOfDetails, type AuditDetails } from '../../src/platform/audit/audit-texts';
import { inTransaction } from '../../src/platform/database/transaction';

const day = 86_400_000;
const rowsOfStatement = 400;
const rowsOfTransaction = 10_000;
const cities = ['Austin|TX', 'Dallas|TX', 'Reno|NV', 'Boise|ID', 'Miami|FL', 'Salem|OR', 'Ithaca|NY', '|'];

async function nextId(knex: Knex, table: string): Promise<number> {
  const [row] = await knex(table).max({ last: 'id' });
  return Number(row?.last ?? 0) + 1;
}

/**
 * Accounts of every type and state: most are active clients, every hundredth is suspended, every fiftieth only invited.
 */
export async function generateUsers(knex: Knex, wanted: number): Promise<void> {
  const [row] = await knex('users').count({ found: '*' });
  const missing = Math.max(0, wanted - Number(row?.found));
  const users = Array.from({ length: missing }, (_, index) => {
    const [city, state] = (cities[index % cities.length] ?? '').split('|');
    const account = generatedClient(index);
    const createdAt = new Date(Date.UTC(2023, 0, 1) + index * 1_800_000);
    return {
      ...account,
      userType: index % 5 === 0 ? 'accountant' : 'client',
      password: index % 50 === 7 ? '' : 'no password has this hash',
      city: city || null,
      state: state || null,
      createdAt,
      emailConfirmedAt: index % 10 === 3 ? null : createdAt,
      suspendedAt: index % 100 === 11 ? createdAt : null,
    };
  });
  await knex.batchInsert('users', users, rowsOfStatement);
}

/** Actions, as often as administrators and people perform them: most are sign-ins. */
const actions: readonly AuditAction[] = [
  ...Array<AuditAction>(60).fill('session.started'),
  ...Array<AuditAction>(20).fill('session.signedOut'),
  ...Array<AuditAction>(8).fill('session.refused'),
  ...Array<AuditAction>(6).fill('user.updated'),
  'password.changed',
  'review.reportDecided',
  'ticket.answered',
  'ticket.closed',
  'verification.approved',
];

/**
 * Adds entries until there are this many, each sealed as the product seals it, over three years until now. One
 * administrator does what people do not do themselves.
 */
export async function generateEntries(knex: Knex, wanted: number, adminId: number): Promise<void> {
  await sealAudit();
  const people = await knex('users').where({ userType: 'client' }).orderBy('id').pluck<number[]>('id');
  const [row] = await knex('audit_entries').count({ found: '*' });
  const missing = Math.max(0, wanted - Number(row?.found));
  const firstId = await nextId(knex, 'audit_entries');
  const [start, step] = [Date.now() - 3 * 365 * day, (3 * 365 * day) / (missing + 1)];
  const random = seededRandom(15);
  for (let first = 0; first < missing; first += rowsOfTransaction) {
    await inTransaction(async (transaction) => {
      let { sequence, hash } = await lockChain(transaction);
      const rows: object[] = [];
      for (let index = first; index < Math.min(missing, first + rowsOfTransaction); index += 1) {
        const action = index % 5_000 === 0 ? 'settings.changed' : random.pick(actions);
        const userId = random.pick(people);
        const entry = entryOf(firstId + index, action, userId, adminId, new Date(Math.floor(start + index * step)));
        sequence += 1;
        hash = hashOf(entry, sequence, hash);
        rows.push({ ...entry, sequence, hash });
      }
      await transaction.batchInsert('audit_entries', rows, rowsOfStatement);
      await (transaction as Knex)('audit_chain').where('id', 1).update({ sequence, hash });
    });
  }
}

const cityNames = ['Austin', 'Dallas', 'Boise', 'Tampa', 'Reno', 'Fresno', 'Toledo', 'Omaha'];

/** Builds an entry's details: one value of eight for changes of users, a reason with its own number for decisions. */
function saidBy(action: AuditAction, id: number): AuditDetails | null {
  if (action === 'user.updated')
    return { changes: [{ field: 'city', before: cityNames[id % 8] ?? null, after: cityNames[(id + 3) % 8] ?? null }] };
  if (!/^(review|verification)\./.test(action)) return null;
  return { reason: `The document of case ${id} could not be matched with the license.`, changes: [] };
}

function entryOf(id: number, action: AuditAction, userId: number, adminId: number, createdAt: Date) {
  const isOwn = /^(session|password)\./.test(action);
  const origin = saltedText({ ip: `203.0.113.${id % 250}` });
  const said = saidBy(action, id);
  const details = said && saltedText(said);
  return {
    id,
    createdAt,
    actorId: isOwn ? userId : adminId,
    userId: action === 'settings.changed' ? null : userId,
    action,
    subjectType: isOwn || action === 'user.updated' ? 'user' : (action.split('.')[0] ?? ''),
    subjectId: String(isOwn || action === 'user.updated' ? userId : id % 9_000),
    origin,
    details,
    searchText: said && wordsOfDetails(said),
    originDigest: digestOf(origin),
    detailsDigest: digestOf(details),
  };
}
