import { DateTime } from 'luxon';
import { calendarDayText } from '../../../../contract/date-text';
import type { ComplianceDate } from '../../../../contract/named-types';
import { User } from '../../../../platform/auth/user.model';
import { addDays, daysBetween } from '../../../../platform/counts/utc-day';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import { enqueueMail, mailboxOf } from '../../../../platform/mail/enqueue-mail';
import { wantsMail } from '../../../identity/notifications/notification-preferences.service';
import { notify } from '../../../identity/notifications/notifications.service';
import { calendarDays, publicDates, type PublicDate } from '../calendar.service';
import { CalendarMark } from '../saved/calendar-mark.model';
import { SavedCalendar } from '../saved/saved-calendar.model';
import { openDates } from '../saved/saved-calendar.service';
import { CalendarReminder } from './calendar-reminder.model';

/** Days before a date on which people are reminded. A job that did not run makes up for it on the next day. */
const reminders = [30, 7, 1] as const;
const batch = 200;
/** Hours in New York between which mails are sent. */
const daytime = { from: 9, to: 21 };
const href = '/compliance/calendar';

interface DueReminder {
  readonly date: ComplianceDate;
  readonly row: Pick<CalendarReminder, 'dateId' | 'setOn' | 'daysBefore'>;
}

/** Reminds of the dates of every saved calendar, each 30, 7 and 1 day before, all of a person's in one mail. */
export async function sendReminders(now: Date): Promise<void> {
  const { hour } = DateTime.fromJSDate(now, { zone: 'America/New_York' });
  if (hour < daytime.from || hour >= daytime.to) return;
  const all = await publicDates();
  let last = 0;
  for (;;) {
    const calendars = await SavedCalendar.query().where('userId', '>', last).orderBy('userId').limit(batch);
    for (const { userId, answers } of calendars)
      if (dueReminders(all, answers, [], now).length > 0)
        await inRetriedTransaction((transaction) => remind(userId, all, { now, transaction }));
    last = calendars.at(-1)?.userId ?? 0;
    if (calendars.length < batch) return;
  }
}

/** The reminders that are due today, sent or not; none of what is done or not theirs, the last of what is snoozed. */
function dueReminders(
  all: readonly PublicDate[],
  answers: SavedCalendar['answers'],
  marks: readonly CalendarMark[],
  now: Date,
): DueReminder[] {
  const { from } = calendarDays(now);
  const snoozed = new Set(
    marks
      .filter(({ mark, until }) => mark === 'snoozed' && until !== null && until >= from)
      .map(({ dateId, setOn }) => `${dateId}-${setOn}`),
  );
  return openDates(all, { answers }, marks, { from, to: addDays(from, reminders[0]) }).flatMap((date) => {
    const left = daysBetween(from, date.day) - 1;
    const daysBefore = reminders.find((days) => left === days || left === days - 1);
    // The last reminder comes in any case.
    if (daysBefore === undefined || (daysBefore > 1 && snoozed.has(date.key))) return [];
    return [{ date, row: { dateId: Number.parseInt(date.key, 10), setOn: date.setOn, daysBefore } }];
  });
}

/**
 * Reminds one person of what they were not reminded of yet. Their calendar stays locked until that is noted: of two
 * processes one finds nothing left to send.
 */
async function remind(
  userId: number,
  all: readonly PublicDate[],
  { now, transaction }: { readonly now: Date; readonly transaction: Transaction },
): Promise<void> {
  const saved = await SavedCalendar.query(transaction).findById(userId).forUpdate();
  const user = await User.query(transaction).findById(userId);
  if (!saved || !user || user.suspendedAt || user.deletedAt) return;
  const marks = await CalendarMark.query(transaction).where({ userId });
  const sent = await CalendarReminder.query(transaction).where({ userId });
  const due = dueReminders(all, saved.answers, marks, now).filter(
    ({ row }) =>
      !sent.some(
        ({ dateId, setOn, daysBefore }) =>
          dateId === row.dateId && setOn === row.setOn && daysBefore === row.daysBefore,
      ),
  );
  if (due.length === 0) return;
  for (const { row } of due) await CalendarReminder.query(transaction).insert({ userId, ...row, sentAt: now });
  const dates = due.map(({ date }) => date);
  const title = subjectOf(dates);
  const body = dates.map(({ label }) => label).join('; ');
  await notify({ userId, kind: 'compliance_date', title, body, href, mailedApart: true }, transaction);
  if (!user.emailConfirmedAt || !(await wantsMail(userId, 'compliance_date', transaction))) return;
  await enqueueMail(
    {
      kind: 'compliance-reminder',
      to: mailboxOf(user),
      subject: title,
      content: {
        paragraphs: [],
        items: dates.map((date) => ({
          title: date.label,
          body: `Due ${calendarDayText(date.day, 'longDay')}.${date.onlyIf && ` Only if ${date.onlyIf}.`}`,
          href: `/compliance/${date.guide.slug}`,
        })),
        action: { label: 'Open Your Calendar', href },
        footnote: 'You can choose in your profile settings which updates you get by email.',
      },
    },
    transaction,
  );
}

function subjectOf([first, ...others]: readonly ComplianceDate[]): string {
  if (!first) return '';
  return others.length === 0
    ? `Due ${calendarDayText(first.day)}: ${first.label}`
    : `${others.length + 1} compliance dates are coming up`;
}
