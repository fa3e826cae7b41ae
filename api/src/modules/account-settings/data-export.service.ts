import type { User } from '../../platform/auth/user.model';
import { toBoolean, toDate } from '../../platform/database/base-model';
import { database } from '../../platform/database/transaction';
import { personalTables, type PersonalTable } from './personal-data';

type Row = Record<string, unknown>;

/** Everything that is stored about a person, as they may take it away: readable names, times in UTC. */
export async function exportData(user: User, now = new Date()): Promise<Row> {
  const file: Row = { exportedAt: now.toISOString(), account: accountOf(user) };
  for (const personal of personalTables) if (personal.columns.length > 0) file[personal.name] = await rowsOf(user.id, personal);
  file['contactMessages'] = user.emailConfirmedAt ? await contactMessagesOf(user.email) : [];
  return file;
}

function accountOf(user: User): Row {
  const { id, username, email, firstName, lastName, userType, profilePicture, city, state, zip, termsVersion, termsAcceptedAt, emailConfirmedAt, createdAt } = user;
  return { id, username, email, firstName, lastName, userType, profilePicture, city, state, zip, termsVersion, termsAcceptedAt, emailConfirmedAt, createdAt };
}

async function rowsOf(userId: number, { table, owner, columns, json = [], flags = [] }: PersonalTable): Promise<Row[]> {
  const rows: Row[] = await database()(table).select([...columns]).where(owner, userId);
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, readable(column, row[column], json, flags)])));
}

function readable(column: string, value: unknown, json: readonly string[], flags: readonly string[]): unknown {
  if (value === null || value === undefined) return null;
  if (json.includes(column)) return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  if (flags.includes(column)) return toBoolean(value);
  return column.endsWith('At') ? toDate(value).toISOString() : value;
}

/** Messages to support carry an address, not an account: only who has proven the address sees them. */
async function contactMessagesOf(email: string): Promise<Row[]> {
  const rows: Row[] = await database()('contact_tickets').select('name', 'phone', 'subject', 'message', 'createdAt').where({ email });
  return rows.map((row) => ({ ...row, createdAt: toDate(row['createdAt']).toISOString() }));
}
