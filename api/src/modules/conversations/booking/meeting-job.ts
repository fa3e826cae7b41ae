import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { BookingDeps } from './booking-deps';
import { meetingSentence, otherName, publishMeeting, sendCalendar, notifySide } from './meeting-news';
import { nextMeetingStatus } from './meeting-states';
import { Meeting } from './meeting.model';
import { fullMeeting } from './meetings.service';

const hour = 3_600_000;

/** Meeting reminders: milliseconds before it, and the column that notes each. */
const reminders = [
  { column: 'dayReminderAt', before: 24 * hour, title: 'Tomorrow' },
  { column: 'hourReminderAt', before: hour, title: 'In one hour' },
] as const;

/** One run of the job: reminders that are due, and requests whose time has come without an answer. */
export async function runMeetingJob(deps: BookingDeps): Promise<void> {
  for (const reminder of reminders) await remind(reminder, deps);
  await lapse(deps);
}

async function remind({ column, before, title }: (typeof reminders)[number], deps: BookingDeps): Promise<void> {
  const now = deps.clock.now();
  const due = await Meeting.query()
    .select('id')
    .whereIn('status', ['confirmed', 'moving'])
    .whereNull(column)
    .where('startsAt', '>', now)
    .where('startsAt', '<=', new Date(now.getTime() + before));
  for (const { id } of due)
    await inRetriedTransaction(async (transaction) => {
      // The process that notes it is the one that sends it: others change no row.
      const noted = await Meeting.query(transaction)
        .patch({ [column]: now })
        .where({ id })
        .whereIn('status', ['confirmed', 'moving'])
        .whereNull(column);
      if (noted === 0) return;
      const meeting = await fullMeeting(id, transaction);
      for (const side of ['professional', 'client'] as const) {
        const news = {
          kind: 'reminder',
          title: `${title}: your meeting with ${otherName(meeting, side)}`,
          body: meetingSentence(meeting, side),
          ...{ method: null, notified: true },
        };
        await sendCalendar(meeting, side, news, deps, transaction);
      }
    });
}

async function lapse(deps: BookingDeps): Promise<void> {
  const now = deps.clock.now();
  const over = await Meeting.query()
    .select('id', 'status')
    .where(
      (late) =>
        void late
          .where((open) => void open.whereIn('status', ['requested', 'countered']).where('startsAt', '<=', now))
          .orWhere((move) => void move.where({ status: 'moving' }).where('startsAt', '<=', now))
          .orWhere((move) => void move.where({ status: 'moving' }).where('proposedStartsAt', '<=', now)),
    );
  for (const { id, status: before } of over)
    await inRetriedTransaction(async (transaction) => {
      const status = nextMeetingStatus(before, 'lapsed');
      if (!status) return;
      const isOver = status === 'expired';
      const changed = await Meeting.query(transaction)
        .patch({
          status,
          ...{ proposedStartsAt: null, proposedEndsAt: null, proposedBy: null },
          ...(isOver && { heldKey: null, endedAt: now }),
        })
        .where({ id, status: before });
      if (changed === 0) return;
      const meeting = await fullMeeting(id, transaction);
      await publishMeeting(meeting, transaction);
      if (!isOver) return;
      const title = `${otherName(meeting, 'client')} did not answer your meeting request`;
      await notifySide(meeting, 'client', { title, body: ({ time }) => `It was for ${time}.` }, transaction);
    });
}
