import { startOfSiteDay } from '../../../platform/counts/site-day';
import { addDays } from '../../../platform/counts/utc-day';
import { toDate } from '../../../platform/database/base-model';
import { database } from '../../../platform/database/transaction';
import type { ReportRange } from '../reports/reports.schema';
import { replyHours } from '../reports/response-times';

/** The first message of a person to a professional. */
export interface Contact {
  readonly professionalId: number;
  readonly at: Date;
  /** Until the first reply; null when none came within three days. */
  readonly responseMinutes: number | null;
}

const minuteMilliseconds = 60_000;

/**
 * The contacts of professionals on some days. One that waits for room in a plan is one; one of a blocked person is not.
 * A reply is awaited from when the request reached the professional.
 */
export async function readContacts(ids: readonly number[], { from, to }: ReportRange): Promise<Contact[]> {
  const rows: { professionalId: number; at: unknown; reachedAt: unknown; repliedAt: unknown }[] = await database()(
    'messages as m',
  )
    .join('conversations as c', 'c.id', 'm.conversationId')
    .whereIn('m.receiverId', [...ids])
    .where('m.createdAt', '>=', startOfSiteDay(from))
    .where('m.createdAt', '<', startOfSiteDay(addDays(to, 1)))
    .where((shown) => void shown.where('m.withheld', false).orWhere('m.waiting', true))
    .whereNotExists(
      database()('messages as e')
        .select('e.id')
        .whereRaw('e.?? = m.?? and e.id < m.id', ['conversationId', 'conversationId']),
    )
    .select({ professionalId: 'm.receiverId', at: 'm.createdAt', reachedAt: 'c.requestDeliveredAt' })
    .select({
      repliedAt: database()('messages as r')
        .whereRaw('r.?? = m.?? and r.?? = m.?? and r.id > m.id', [
          ...['conversationId', 'conversationId', 'senderId', 'receiverId'],
        ])
        .min('r.createdAt'),
    });
  return rows.map(({ professionalId, at, reachedAt, repliedAt }) => ({
    professionalId,
    at: toDate(at),
    responseMinutes: repliedAt === null ? null : minutesUntil(toDate(repliedAt), toDate(reachedAt ?? at)),
  }));
}

function minutesUntil(repliedAt: Date, reachedAt: Date): number | null {
  const minutes = Math.round((repliedAt.getTime() - reachedAt.getTime()) / minuteMilliseconds);
  return minutes <= replyHours * 60 ? Math.max(0, minutes) : null;
}
