import type { Plugin } from '@hapi/hapi';
import { route } from '../../../../platform/routes/route';
import { datesFile } from '../dates-file';
import { sendReminders } from '../reminders/send-reminders';
import {
  feedParamsSchema,
  feedSchema,
  markParamsSchema,
  markSchema,
  savedAnswersSchema,
  savedCalendarSchema,
} from './saved-calendar.schema';
import { presentFeed } from './saved-calendar.presenter';
import {
  deleteSaved,
  feedDates,
  makeFeed,
  markDate,
  readSaved,
  revokeFeed,
  saveCalendar,
} from './saved-calendar.service';

const path = '/api/compliance/calendar/saved';
const feedPath = '/api/compliance/calendar/feed';
const change = { access: 'signed-in', limit: 'savedAnswers', publicData: 'unchanged' } as const;

/** Calendars that people save, what they mark in them, their feeds and reminders. */
export const savedCalendarModule: Plugin<void> = {
  name: 'saved-calendar',
  register(server) {
    const { jobs, clock } = server.app.platform;
    jobs.add({
      name: 'send compliance reminders',
      everyMilliseconds: 30 * 60_000,
      run: () => sendReminders(clock.now()),
    });
    server.route([read, save, forget, mark, make, revoke, feed]);
  },
};

const read = route({
  method: 'GET',
  path,
  access: 'signed-in',
  summary: 'Get the saved answers of the signed-in person, and the dates they marked',
  response: savedCalendarSchema,
  act: ({ viewer, platform }) => readSaved(viewer.id, platform.clock.now()),
});

const save = route({
  ...change,
  method: 'PUT',
  path,
  summary: 'Save the answers about a business; reminders follow from them',
  validate: { payload: savedAnswersSchema },
  response: savedCalendarSchema,
  act: async ({ viewer, payload, platform }) => {
    const now = platform.clock.now();
    await saveCalendar(viewer.id, payload.answers, now);
    return readSaved(viewer.id, now);
  },
});

const forget = route({
  ...change,
  method: 'DELETE',
  path,
  summary: 'Delete the saved answers with their marks and feed: no more reminders',
  response: 'none',
  transaction: true,
  act: ({ viewer, transaction }) => deleteSaved(viewer.id, transaction),
});

const mark = route({
  ...change,
  method: 'PUT',
  path: '/api/compliance/calendar/marks/{key}',
  summary: 'Mark a date as done, snoozed for a week, or not mine, or take the mark back',
  errors: { 404: ['compliance_date_not_found'] },
  validate: { params: markParamsSchema, payload: markSchema },
  response: 'none',
  transaction: true,
  act: ({ viewer, params, payload, platform, transaction }) =>
    markDate(viewer.id, params.key, payload, { now: platform.clock.now(), transaction }),
});

const make = route({
  ...change,
  method: 'POST',
  path: feedPath,
  summary: 'Make the secret URL of a feed for calendar programs, in place of the one before',
  errors: { 409: ['calendar_not_saved'] },
  response: feedSchema,
  act: async ({ viewer, platform }) => {
    const now = platform.clock.now();
    const token = await makeFeed(viewer.id, now);
    return presentFeed(`${platform.settings.publicUrl}${feedPath}/${token}`, now);
  },
});

const revoke = route({
  ...change,
  method: 'DELETE',
  path: feedPath,
  summary: 'Revoke the feed',
  response: 'none',
  act: ({ viewer }) => revokeFeed(viewer.id),
});

const feed = route({
  method: 'GET',
  path: `${feedPath}/{token}`,
  access: 'anonymous',
  summary: 'Get the open dates of a saved calendar, for calendar programs (iCalendar)',
  errors: { 404: ['calendar_feed_not_found'] },
  validate: { params: feedParamsSchema },
  response: 'raw',
  act: async ({ params, platform, setHeader }) => {
    const now = platform.clock.now();
    const dates = await feedDates(params.token, now);
    setHeader('Content-Type', 'text/calendar; charset=utf-8');
    setHeader('Cache-Control', 'private, no-store');
    return datesFile(dates, platform.settings.publicUrl, now);
  },
});
