import type { User } from '../../platform/auth/user.model';
import { toBoolean, toDate } from '../../platform/database/base-model';
import { database } from '../../platform/database/transaction';
import { quizzesUnderEmail } from '../quiz/quizzes-under-email';
import { personalTables, type PersonalTable } from './personal-data';

type Row = Record<string, unknown>;

/**
 * Everything that is stored about a person, as they may take it away: readable names, times in UTC. What carries an address
 * instead of an account is there for who has proven the address.
 */
export async function exportData(user: User, now = new Date()): Promise<Row> {
  const lists: Record<string, Row[]> = {};
  for (const personal of personalTables) {
    const rows = await rowsOf(user.id, personal);
    if (rows) lists[personal.name] = [...(lists[personal.name] ?? []), ...rows];
  }
  const { contactMessages, quizzes } = user.emailConfirmedAt
    ? await underEmail(user.emailKey)
    : { contactMessages: [], quizzes: [] };
  const quizRequests = [...(lists['quizRequests'] ?? []), ...quizzes];
  return {
    exportedAt: now.toISOString(),
    account: accountOf(user),
    ...lists,
    quizRequests,
    contactMessages,
    people: await namesIn(user.id, lists['conversations'] ?? []),
  };
}

function accountOf(user: User): Row {
  const {
    id,
    username,
    email,
    pendingEmail,
    firstName,
    lastName,
    userType,
    profilePicture,
    city,
    state,
    zip,
    profession,
    termsVersion,
    termsAcceptedAt,
    emailConfirmedAt,
    createdAt,
  } = user;
  return {
    id,
    username,
    email,
    pendingEmail,
    firstName,
    lastName,
    userType,
    profilePicture,
    city,
    state,
    zip,
    profession,
    termsVersion,
    termsAcceptedAt,
    emailConfirmedAt,
    createdAt,
  };
}

/** The rows of one table; null for one that is not in the file. */
async function rowsOf(
  userId: number,
  { table, owner, shown, json = [], flags = [] }: PersonalTable,
): Promise<Row[] | null> {
  if ('withheldBecause' in shown) return null;
  const rows = (await database()(table)
    .select([...shown])
    .where(owner, userId)) as Row[];
  return rows.map((row) =>
    Object.fromEntries(shown.map((column) => [column, readable(column, row[column], json, flags)])),
  );
}

function readable(column: string, value: unknown, json: readonly string[], flags: readonly string[]): unknown {
  if (value === null || value === undefined) return null;
  if (json.includes(column)) return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  if (flags.includes(column)) return toBoolean(value);
  return column.endsWith('At') ? toDate(value).toISOString() : value;
}

async function underEmail(emailKey: string): Promise<{ contactMessages: Row[]; quizzes: Row[] }> {
  const db = database();
  const tickets: Row[] = await db('contact_tickets')
    .select('name', 'phone', 'subject', 'message', 'createdAt')
    .whereRaw('lower(??) = ?', ['email', emailKey]);
  const quizzes = await quizzesUnderEmail(emailKey);
  return {
    contactMessages: tickets.map((row) => ({ ...row, createdAt: toDate(row['createdAt']).toISOString() })),
    quizzes: quizzes.map(({ answers, matches, createdAt }) => ({
      answers,
      matches,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Who the other side of each conversation is: the lists name people by id. */
async function namesIn(userId: number, conversations: readonly Row[]): Promise<Row[]> {
  const ids = conversations
    .flatMap(({ user1Id, user2Id }) => [user1Id as number, user2Id as number])
    .filter((id) => id !== userId);
  return database()('users').select('id', 'firstName', 'lastName').whereIn('id', ids);
}
