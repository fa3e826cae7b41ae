import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { guideParamsSchema } from '../compliance/compliance.schema';
import { findGuide } from '../compliance/compliance.service';
import { calendarQuerySchema, calendarSchema, nextDatesSchema } from './calendar.schema';
import { calendarDays, calendarOf, nextDatesOf, publicDates } from './calendar.service';
import { datesFile } from './dates-file';

const shared = { method: 'GET', access: 'public' } as const;

/** The compliance calendar: what applies to a business, and when it is due. */
export const calendarModule = routesModule('compliance-calendar', () => [read, file, ofGuide]);

const read = route({
  ...shared,
  path: '/api/compliance/calendar',
  summary: 'Get the guides that apply to a business and its dates of the next twelve months, by the answers about it',
  validate: { query: calendarQuerySchema },
  response: calendarSchema,
  act: async ({ query, platform }) => calendarOf(await publicDates(), query, calendarDays(platform.clock.now())),
});

const file = route({
  ...shared,
  path: '/api/compliance/calendar.ics',
  summary: 'Get the dates of the compliance calendar as a file for calendars (iCalendar)',
  validate: { query: calendarQuerySchema },
  response: 'raw',
  act: async ({ query, platform, setHeader }) => {
    const now = platform.clock.now();
    const { dates } = calendarOf(await publicDates(), query, calendarDays(now));
    setHeader('Content-Type', 'text/calendar; charset=utf-8');
    setHeader('Content-Disposition', 'attachment; filename="compliance-dates.ics"');
    return datesFile(dates, platform.settings.publicUrl, now);
  },
});

const ofGuide = route({
  ...shared,
  path: '/api/compliance/{idOrSlug}/dates',
  summary: 'Get the next date of each duty of a guide',
  errors: { 404: ['guide_not_found'] },
  validate: { params: guideParamsSchema },
  response: nextDatesSchema,
  load: ({ params }) => findGuide(params.idOrSlug),
  act: ({ platform }, guide) => nextDatesOf(guide, platform.clock.now()),
});
