import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedDemo } from '../../../../../db/demo/seed-demo';
import { Mail } from '../../../../platform/mail/mail.model';
import { createUser } from '../../../../platform/testing/factories';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { choosePreference } from '../../../identity/notifications/notification-preferences.service';
import { Notification } from '../../../identity/notifications/notification.model';
import { GuideDate } from '../guide-date.model';
import { CalendarMark } from '../saved/calendar-mark.model';
import { SavedCalendar } from '../saved/saved-calendar.model';
import { CalendarReminder } from './calendar-reminder.model';
import { sendReminders } from './send-reminders';

let test: TestServer;
beforeAll(async () => {
  test = await createTestServer();
  await seedDemo(test.database);
});
beforeEach(async () => {
  await Mail.query().delete();
  await SavedCalendar.query().delete();
});
afterAll(() => test.stop());

/** Form 1120-S is due on March 15, 2027; an S corporation without employees has little else in that month. */
const entity = { entity: 's-corporation', states: [], employees: 0, industry: '', online: false, foreign: [] };
const saver = async (values: Parameters<typeof createUser>[0] = {}) => {
  const user = await createUser(values);
  await SavedCalendar.query().insert({ userId: user.id, answers: entity, savedAt: new Date() });
  return user;
};
const at = (day: string, time = '18:00') => new Date(`${day}T${time}:00.000Z`);
const subjects = async () => (await Mail.query().orderBy('id')).map(({ subject }) => subject);
const reminder = 'Due Mar 15, 2027: File Form 1120-S, or extend it with Form 7004';
const mark = async (userId: number, values: Pick<CalendarMark, 'mark' | 'setOn' | 'until'>) => {
  const { id: dateId } = await GuideDate.query().findOne({ bundledKey: 'form-1120-s' }).throwIfNotFound();
  await CalendarMark.query().insert({ userId, dateId, markedAt: new Date(), ...values });
};

it('reminds 30, 7 and 1 day before, each once, and makes up for a day without a run', async () => {
  const { id, email } = await saver();
  const runs = ['2027-02-12', '2027-02-13', '2027-02-14', '2027-02-15', '2027-03-07', '2027-03-09', '2027-03-14'];
  const sent: number[] = [];
  for (const day of runs) {
    await sendReminders(at(day));
    await sendReminders(at(day));
    sent.push((await Mail.query().where({ userId: id })).length);
  }
  expect(sent).toEqual([0, 1, 1, 1, 1, 2, 3]);
  expect(await subjects()).toEqual([reminder, reminder, reminder]);
  const mail = await Mail.query().where({ userId: id }).first().throwIfNotFound();
  expect(mail).toMatchObject({ kind: 'compliance-reminder', toEmail: email });
  expect(mail.content?.items).toEqual([
    {
      title: 'File Form 1120-S, or extend it with Form 7004',
      body: 'Due March 15, 2027.',
      href: '/compliance/s-corporation-election-and-reasonable-pay',
    },
  ]);
  expect(await Notification.query().where({ userId: id, kind: 'compliance_date' })).toHaveLength(3);
});

it('sends one mail for all dates of a day, and none at night', async () => {
  const { id } = await saver();
  await sendReminders(at('2027-01-02', '08:00'));
  expect(await subjects()).toEqual([]);
  await sendReminders(at('2027-01-02'));
  expect(await subjects()).toEqual(['2 compliance dates are coming up']);
  expect(await CalendarReminder.query().where({ userId: id, daysBefore: 30 })).toHaveLength(2);
});

it('does not remind of what is done or not mine, and of what is snoozed on the day before', async () => {
  const [done, notMine, snoozed] = [await saver(), await saver(), await saver()];
  await mark(done.id, { mark: 'done', setOn: '2027-03-15', until: null });
  await mark(notMine.id, { mark: 'not-mine', setOn: 'all', until: null });
  await mark(snoozed.id, { mark: 'snoozed', setOn: '2027-03-15', until: '2027-03-16' });
  await sendReminders(at('2027-03-08'));
  expect(await subjects()).toEqual([]);
  await sendReminders(at('2027-03-14'));
  expect((await Mail.query()).map(({ userId }) => userId)).toEqual([snoozed.id]);
});

it('mails only confirmed addresses of open accounts that want it', async () => {
  const [unconfirmed, , unwilling] = [
    await saver({ emailConfirmedAt: null }),
    await saver({ suspendedAt: new Date() }),
    await saver(),
  ];
  await choosePreference(unwilling.id, 'compliance_date', { byMail: false });
  await sendReminders(at('2027-03-08'));
  expect(await subjects()).toEqual([]);
  const stored = await Notification.query().where({ kind: 'compliance_date' }).where('createdAt', '>', new Date(0));
  expect(stored.map(({ userId }) => userId)).toEqual(expect.arrayContaining([unconfirmed.id, unwilling.id]));
});

it('sends a reminder once when several processes run the job', async () => {
  const users = [await saver(), await saver(), await saver()];
  await Promise.all(Array.from({ length: 6 }, () => sendReminders(at('2027-03-08'))));
  const mails = await Mail.query().where({ kind: 'compliance-reminder' });
  expect(mails.map(({ userId }) => userId).sort()).toEqual(users.map(({ id }) => id).sort());
});
