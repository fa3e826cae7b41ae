import { addDays, startOf } from '../../../platform/counts/utc-day';
import { toDate } from '../../../platform/database/base-model';
import type { Database } from '../../../platform/database/open-database';
import { replyHours, replyPart } from './response-times';

const hourMilliseconds = 3_600_000;
/**
 * Hours after a sign-up in which a first message counts for it: days are rolled up anew for as long as replies count.
 */
const contactHours = replyHours;

/** Figures of a day that have no parts. */
export const flowFigures = [
  'clients',
  'clientsInContact',
  'professionals',
  'contacts',
  'answered',
  'reviews',
  'stars',
] as const;
export type FlowFigure = (typeof flowFigures)[number];

/** A figure of a day: of all of it, or of a part. */
export interface DayFigure {
  readonly figure: FlowFigure | 'replies';
  readonly part: string;
  readonly amount: number;
}

type Counted = { readonly part: string | null; readonly amount: number | string }[];

const whole = (figure: DayFigure['figure'], amount: unknown): DayFigure => ({
  figure,
  part: '',
  amount: Number(amount ?? 0),
});

/** Counts what happened on a day in UTC, from the tables that it left rows in; figures of zero are left out. */
export async function readDayFigures(day: string, database: Database): Promise<DayFigure[]> {
  const within = [startOf(day), startOf(addDays(day, 1))] as const;
  const found = await Promise.all([
    signUps(within, database),
    clientsInContact(within, database),
    contacts(within, database),
    reviews(within, database),
  ]);
  return found.flat().filter(({ amount }) => amount > 0);
}

type Within = readonly [from: Date, before: Date];

async function signUps([from, before]: Within, database: Database): Promise<DayFigure[]> {
  const rows: Counted = await database('users')
    .where('createdAt', '>=', from)
    .where('createdAt', '<', before)
    .whereNull('deletedAt')
    .whereIn('userType', ['client', 'accountant'])
    .groupBy('userType')
    .select({ part: 'userType' })
    .count({ amount: '*' });
  return rows.map(({ part, amount }) => whole(part === 'client' ? 'clients' : 'professionals', amount));
}

/** Of the clients who signed up, those who wrote to a professional within three days: never more than there are. */
async function clientsInContact([from, before]: Within, database: Database): Promise<DayFigure[]> {
  const rows: { signedUpAt: unknown; wroteAt: unknown }[] = await database('users as u')
    .where('u.createdAt', '>=', from)
    .where('u.createdAt', '<', before)
    .where('u.userType', 'client')
    .whereNull('u.deletedAt')
    .select({ signedUpAt: 'u.createdAt' })
    .select({
      wroteAt: database('messages as m')
        .join('users as p', 'p.id', 'm.receiverId')
        .whereRaw('m.?? = u.id', ['senderId'])
        .where('p.userType', 'accountant')
        .min('m.createdAt'),
    });
  const soon = rows.filter(
    ({ signedUpAt, wroteAt }) =>
      wroteAt !== null && toDate(wroteAt).getTime() - toDate(signedUpAt).getTime() <= contactHours * hourMilliseconds,
  );
  return [whole('clientsInContact', soon.length)];
}

async function reviews([from, before]: Within, database: Database): Promise<DayFigure[]> {
  const row = await database('reviews')
    .where('createdAt', '>=', from)
    .where('createdAt', '<', before)
    .count({ amount: '*' })
    .sum({ stars: 'rating' })
    .first<{ amount: number | string; stars: number | string | null } | undefined>();
  return [whole('reviews', row?.amount), whole('stars', row?.stars)];
}

/** Conversations that began with a message to a professional, and how soon the first reply came. */
async function contacts([from, before]: Within, database: Database): Promise<DayFigure[]> {
  const rows: { at: unknown; repliedAt: unknown }[] = await database('messages as m')
    .where('m.createdAt', '>=', from)
    .where('m.createdAt', '<', before)
    // Not joined: SQLite would begin with every professional there is.
    .whereExists(
      database('users as u').select('u.id').whereRaw('u.id = m.??', ['receiverId']).where('u.userType', 'accountant'),
    )
    .whereNotExists(
      database('messages as e')
        .select('e.id')
        .whereRaw('e.?? = m.?? and e.id < m.id', ['conversationId', 'conversationId']),
    )
    .select({ at: 'm.createdAt' })
    .select({
      repliedAt: database('messages as r')
        .whereRaw('r.?? = m.?? and r.?? = m.?? and r.id > m.id', [
          ...['conversationId', 'conversationId', 'senderId', 'receiverId'],
        ])
        .min('r.createdAt'),
    });
  const replies = new Map<string, number>();
  for (const { at, repliedAt } of rows) {
    const part = repliedAt === null ? null : replyPart(toDate(repliedAt).getTime() - toDate(at).getTime());
    if (part) replies.set(part, (replies.get(part) ?? 0) + 1);
  }
  const answered = [...replies.values()].reduce((sum, count) => sum + count, 0);
  return [
    whole('contacts', rows.length),
    whole('answered', answered),
    ...[...replies].map(([part, amount]) => ({ figure: 'replies' as const, part, amount })),
  ];
}
