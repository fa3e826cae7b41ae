import type { User } from '../../../platform/auth/user.model';
import { toBoolean, toDate } from '../../../platform/database/base-model';
import { database } from '../../../platform/database/transaction';
import { Subscriber } from '../../content/newsletter/subscriber.model';
import { quizzesUnderEmail } from '../../directory/quiz/quizzes-under-email';
import { personalTables, type PersonalTable } from './personal-data';

type Row = Record<string, unknown>;

/**
 * Everything that is stored about a person, as they may take it away: readable names, times in UTC. What carries an
 * email instead of an account is there for who has proven the email.
 */
export async function exportData(user: User, now = new Date()): Promise<Row> {
  const lists: Record<string, Row[]> = {};
  for (const personal of personalTables) {
    const rows = await rowsOf(user.id, personal);
    if (rows) lists[personal.name] = [...(lists[personal.name] ?? []), ...rows];
  }
  const { contactMessages, newsletter, quizzes } = user.emailConfirmedAt
    ? await underEmail(user.emailKey)
    : { contactMessages: [], newsletter: [], quizzes: [] };
  const quizRequests = [...(lists['quizRequests'] ?? []), ...quizzes];
  return {
    exportedAt: now.toISOString(),
    account: accountOf(user),
    ...lists,
    quizRequests,
    contactMessages,
    newsletter,
    people: await namesIn(user.id, lists['conversations'] ?? []),
  };
}

/** Account columns in the export file. */
const accountColumns = [
  'id',
  'username',
  'email',
  'pendingEmail',
  'firstName',
  'lastName',
  'userType',
  'profilePicture',
  'city',
  'state',
  'zip',
  'profession',
  'termsVersion',
  'termsAcceptedAt',
  'emailConfirmedAt',
  'createdAt',
] as const satisfies readonly (keyof User)[];

const accountOf = (user: User): Row => Object.fromEntries(accountColumns.map((column) => [column, user[column]]));

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

async function underEmail(emailKey: string): Promise<Record<'contactMessages' | 'newsletter' | 'quizzes', Row[]>> {
  const db = database();
  const tickets: Row[] = await db('contact_tickets')
    .select('id', 'name', 'phone', 'subject', 'message', 'createdAt')
    .whereRaw('lower(??) = ?', ['email', emailKey]);
  const replies: Row[] = await db<Row>('ticket_replies')
    .select('ticketId', 'body', 'createdAt')
    .whereIn(
      'ticketId',
      tickets.map(({ id }) => id as number),
    )
    .orderBy('id');
  const repliesTo = (ticketId: unknown): Row[] =>
    replies
      .filter((reply) => reply['ticketId'] === ticketId)
      .map(({ body, createdAt }) => ({ body, createdAt: toDate(createdAt).toISOString() }));
  const quizzes = await quizzesUnderEmail(emailKey);
  return {
    newsletter: await subscriptionsUnder(emailKey),
    contactMessages: tickets.map(({ id, ...row }) => ({
      ...row,
      createdAt: toDate(row['createdAt']).toISOString(),
      replies: repliesTo(id),
    })),
    quizzes: quizzes.map(({ answers, matches, createdAt }) => ({
      answers,
      matches,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Finds the other people in conversations: the lists name people by id. */
async function namesIn(userId: number, conversations: readonly Row[]): Promise<Row[]> {
  const ids = conversations
    .flatMap(({ user1Id, user2Id }) => [user1Id as number, user2Id as number])
    .filter((id) => id !== userId);
  return database()('users').select('id', 'firstName', 'lastName').whereIn('id', ids);
}

async function subscriptionsUnder(emailKey: string): Promise<Row[]> {
  const subscriptions = await Subscriber.query().where({ emailKey });
  return subscriptions.map(({ email, status, createdAt, confirmedAt, unsubscribedAt }) => ({
    email,
    status,
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  }));
}
