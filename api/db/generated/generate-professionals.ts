import type { Knex } from 'knex';
import { noteChanges } from '../../src/platform/changes/profile-changes';
import { learnWords, spelledWords, type SpelledWord } from '../../src/modules/directory/professionals/search/spellings';
import { hashPassword } from '../../src/platform/auth/passwords';
import { demoPassword } from '../demo/seed-demo';
import { clientCount, generatedClient, generatedProfessional } from './generated-professional';

type Row = Record<string, unknown>;

/** Rows per batch; also the bound on memory. */
const batch = 1_000;
/** Rows of one statement: SQLite takes 32,766 values in one. */
const rowsOfStatement = 400;

const isGenerated = (name: string) => `${name}-_______`;

async function nextId(knex: Knex, table: string): Promise<number> {
  const [row] = await knex(table).max({ last: 'id' });
  return Number(row?.last ?? 0) + 1;
}

/** Ids of the generated clients, who are made the first time. */
async function clientIds(knex: Knex, password: string): Promise<number[]> {
  const known: { id: number }[] = await knex('users')
    .where('usernameKey', 'like', isGenerated('generated-client'))
    .orderBy('id')
    .select('id');
  if (known.length === clientCount) return known.map(({ id }) => id);
  const first = await nextId(knex, 'users');
  const rows = Array.from({ length: clientCount }, (_, index) => ({
    id: first + index,
    password,
    ...generatedClient(index),
  }));
  await knex.batchInsert('users', rows, rowsOfStatement);
  return rows.map(({ id }) => id);
}

async function storeBatch(
  knex: Knex,
  first: number,
  last: number,
  password: string,
  clients: readonly number[],
): Promise<void> {
  const firstUser = await nextId(knex, 'users');
  const users: Row[] = [];
  const profiles: Row[] = [];
  const reviews: Row[] = [];
  const words: SpelledWord[] = [];
  for (let index = first; index < last; index += 1) {
    const userId = firstUser + index - first;
    const professional = generatedProfessional(index);
    users.push({ id: userId, password, ...professional.user });
    words.push(...spelledWords(professional.names));
    profiles.push({ userId, ...professional.profile });
    for (const { client, ...review } of professional.reviews)
      reviews.push({ accountantId: userId, clientId: clients[client], ...review });
  }
  await knex.transaction(async (transaction) => {
    for (const [table, rows] of [
      ['users', users],
      ['accountant_profiles', profiles],
      ['reviews', reviews],
    ] as const) {
      if (rows.length > 0) await transaction.batchInsert(table, rows, rowsOfStatement);
    }
    await learnWords(transaction, words);
    await noteChanges(
      transaction,
      users.map(({ id }) => id as number),
    );
  });
}

/**
 * Brings the number of generated professionals up to `wanted`; those of before stay, so it can be stopped and repeated.
 * The rows are the same on every machine but for the password's salt.
 * @param onProgress called with how many there are after every thousand
 */
export async function generateProfessionals(
  knex: Knex,
  wanted: number,
  onProgress: (count: number) => void = () => undefined,
): Promise<void> {
  const password = await hashPassword(demoPassword);
  const clients = await clientIds(knex, password);
  const [row] = await knex('users').where('usernameKey', 'like', isGenerated('generated')).count({ found: '*' });
  for (let first = Number(row?.found ?? 0); first < wanted; first += batch) {
    await storeBatch(knex, first, Math.min(first + batch, wanted), password, clients);
    onProgress(Math.min(first + batch, wanted));
  }
}
