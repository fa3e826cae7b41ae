import { momentsOf, type ReaderDays } from '../../../platform/counts/reader-days';
import type { QueryBuilder } from 'objection';
import { AuditEntry } from '../../../platform/audit/audit-entry.model';
import { User } from '../../../platform/auth/user.model';
import { auditPageSize, type AuditFilter, type AuditQuery } from './audit.schema';
import { conditionOfWords } from './audit-words';
import { whereContains } from '../../../platform/text/where-contains';

/** Entries are numbered a little before they are committed, so numbers and times agree only about so far. */
const slack = 5 * 60 * 1000;
/** So many people are asked for by an index; of more than these, entries are frequent enough to be met on the way. */
const mostPeople = 500;

/** Entries with the people they name, the newest first. */
export interface FoundEntries {
  readonly entries: readonly AuditEntry[];
  readonly people: ReadonlyMap<number, User>;
  readonly nextCursor: number | null;
}

/** One page of the log. */
export async function findEntries({ cursor, ...filter }: AuditQuery): Promise<FoundEntries> {
  const found = await readEntries(filter, cursor, auditPageSize + 1);
  const entries = found.slice(0, auditPageSize);
  const nextCursor = found.length > auditPageSize ? (entries.at(-1)?.id ?? null) : null;
  return { entries, people: await peopleOf(entries), nextCursor };
}

const rowsOfRead = 1_000;

/** Every entry a filter means, some at a time, the newest first. */
export async function* everyEntry(filter: AuditFilter): AsyncGenerator<Omit<FoundEntries, 'nextCursor'>> {
  for (let cursor: number | undefined; ;) {
    const entries = await readEntries(filter, cursor, rowsOfRead);
    if (entries.length > 0) yield { entries, people: await peopleOf(entries) };
    if (entries.length < rowsOfRead) return;
    cursor = entries.at(-1)?.id;
  }
}

async function readEntries(filter: AuditFilter, cursor: number | undefined, limit: number): Promise<AuditEntry[]> {
  const [people, [first, last], hasWords] = await Promise.all([
    peopleMeant(filter),
    idsBetween(filter),
    conditionOfWords(filter.words),
  ]);
  const newestFrom = (from: number | undefined) => {
    const query = newest(filter, from, first, last);
    hasWords?.(query);
    return query;
  };
  const query = () => newestFrom(cursor).limit(limit);
  if (!people) return query();
  if (people.length === 0) return [];
  if (people.length > mostPeople) return walkFor(new Set(people), newestFrom, cursor, limit);
  // Two questions, each answered by an index of its own.
  const [done, about] = await Promise.all([query().whereIn('actorId', people), query().whereIn('userId', people)]);
  const both = new Map([...done, ...about].map((entry) => [entry.id, entry]));
  return [...both.values()].sort((one, other) => other.id - one.id).slice(0, limit);
}

/** The newest entries of many people: the log is read from the cursor on until enough were met. */
async function walkFor(
  people: ReadonlySet<number>,
  newestFrom: (cursor: number | undefined) => QueryBuilder<AuditEntry>,
  cursor: number | undefined,
  limit: number,
): Promise<AuditEntry[]> {
  const met: AuditEntry[] = [];
  for (let after = cursor; ;) {
    const entries = await newestFrom(after).limit(rowsOfRead);
    met.push(...entries.filter(({ actorId, userId }) => people.has(actorId ?? 0) || people.has(userId ?? 0)));
    if (met.length >= limit || entries.length < rowsOfRead) return met.slice(0, limit);
    after = entries.at(-1)?.id;
  }
}

function newest(
  { action, subjectType, subjectId, ...days }: AuditFilter,
  cursor: number | undefined,
  first: number | null,
  last: number | null,
): QueryBuilder<AuditEntry> {
  const { from, before } = momentsOf(days);
  const query = AuditEntry.query().orderBy('id', 'desc');
  if (cursor !== undefined) query.where('id', '<', cursor);
  if (first !== null) query.where('id', '>=', first);
  if (last !== null) query.where('id', '<=', last);
  if (from) query.where('createdAt', '>=', from);
  if (before) query.where('createdAt', '<', before);
  if (action) query.where({ action });
  if (subjectType) query.where({ subjectType });
  if (subjectId) query.where({ subjectId });
  return query;
}

/** Between which numbers the days lie: the log is read by number, and would be searched from its end otherwise. */
async function idsBetween(days: ReaderDays): Promise<[number | null, number | null]> {
  const { from, before } = momentsOf(days);
  const [first, last] = await Promise.all([
    from
      ? AuditEntry.query()
          .where('createdAt', '>=', new Date(from.getTime() - slack))
          .orderBy('createdAt')
          .select('id')
          .first()
      : undefined,
    before
      ? AuditEntry.query()
          .where('createdAt', '<', new Date(before.getTime() + slack))
          .orderBy('createdAt', 'desc')
          .select('id')
          .first()
      : undefined,
  ]);
  // Without a later entry there is nothing at all; without an earlier one neither.
  const none = (from && !first) || (before && !last);
  return none ? [1, 0] : [first ? Math.max(1, first.id - slackIds) : null, last ? last.id + slackIds : null];
}

/** As many entries may stand between a number and its time. */
const slackIds = 1_000;

/** Ids of the people whom a filter names; null when it names none. */
async function peopleMeant({ q, person }: AuditFilter): Promise<number[] | null> {
  if (person !== undefined) return [person];
  if (q.trim() === '') return null;
  const query = User.query().select('id').orderBy('id');
  whereContains(query, ['firstName', 'lastName', 'emailKey', 'usernameKey'], q);
  return (await query).map(({ id }) => id);
}

async function peopleOf(entries: readonly AuditEntry[]): Promise<ReadonlyMap<number, User>> {
  const ids = new Set(entries.flatMap(({ actorId, userId }) => [actorId, userId]).filter((id) => id !== null));
  const users =
    ids.size > 0
      ? await User.query()
          .modify('nameOnly')
          .whereIn('id', [...ids])
      : [];
  return new Map(users.map((user) => [user.id, user]));
}
