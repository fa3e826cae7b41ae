import { route } from '../../../../platform/routes/route';
import { mayOfferMeetings } from '../booking.policy';
import { presentCalendar } from './busy-calendars.presenter';
import {
  busyCalendarDraftSchema,
  busyCalendarIdSchema,
  busyCalendarListSchema,
  busyCalendarSchema,
} from './busy-calendars.schema';
import {
  addBusyCalendar,
  checkBusyCalendar,
  listBusyCalendars,
  ownBusyCalendar,
  removeBusyCalendar,
} from './busy-calendars.service';

const list = route({
  method: 'GET',
  path: '/api/booking/calendars',
  access: 'signed-in',
  summary: 'List the private calendars whose busy times cannot be booked',
  errors: { 403: ['accountants_only'] },
  response: busyCalendarListSchema,
  authorize: mayOfferMeetings,
  act: ({ viewer, platform }) => listBusyCalendars(viewer.id, platform.clock.now()),
  present: (found) => ({ items: found.map(presentCalendar) }),
});

const add = route({
  method: 'POST',
  path: '/api/booking/calendars',
  access: 'signed-in',
  summary: 'Add a private calendar by its iCalendar URL, once it could be read',
  limit: 'calendarReads',
  idempotent: true,
  errors: {
    400: ['busy_calendar_unreadable'],
    403: ['accountants_only', 'booking_not_in_plan'],
    409: ['too_many_busy_calendars'],
  },
  validate: { payload: busyCalendarDraftSchema },
  response: busyCalendarSchema,
  authorize: mayOfferMeetings,
  act: ({ viewer, payload, platform }) => addBusyCalendar(viewer, payload, platform),
  present: presentCalendar,
});

const check = route({
  method: 'POST',
  path: '/api/booking/calendars/{id}/check',
  access: 'signed-in',
  summary: 'Read a private calendar now',
  limit: 'calendarReads',
  errors: { 403: ['accountants_only'], 404: ['busy_calendar_not_found'] },
  validate: { params: busyCalendarIdSchema },
  response: busyCalendarSchema,
  load: ({ viewer, params }) => ownBusyCalendar(viewer.id, params.id),
  authorize: mayOfferMeetings,
  act: ({ platform }, calendar) => checkBusyCalendar(calendar, platform),
  present: presentCalendar,
});

const remove = route({
  method: 'DELETE',
  path: '/api/booking/calendars/{id}',
  access: 'signed-in',
  summary: 'Remove a private calendar: its busy times can be booked again',
  errors: { 403: ['accountants_only'], 404: ['busy_calendar_not_found'] },
  validate: { params: busyCalendarIdSchema },
  response: 'none',
  load: ({ viewer, params }) => ownBusyCalendar(viewer.id, params.id),
  authorize: mayOfferMeetings,
  transaction: true,
  act: ({ transaction }, calendar) => removeBusyCalendar(calendar, transaction),
});

/** Routes for the calendars of the signed-in professional. */
export const busyCalendarRoutes = [list, add, check, remove];
