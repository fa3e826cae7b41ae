import type { Plugin } from '@hapi/hapi';
import { route } from '../../../platform/routes/route';
import { mayBook, mayOfferMeetings } from './booking.policy';
import { presentBookingSettings, presentOffer, presentTimes, shownMeeting as shown } from './booking.presenter';
import {
  bookingDraftSchema,
  bookingSettingsSchema,
  meetingIdSchema,
  meetingListQuerySchema,
  meetingListSchema,
  meetingOfferSchema,
  meetingRequestSchema,
  meetingSchema,
  meetingTimesQuerySchema,
  meetingTimesSchema,
  professionalIdSchema,
} from './booking.schema';
import { readBookingSettings, saveBookingSettings } from './booking-settings.service';
import { busyCalendarRoutes } from './busy/busy-calendars.routes';
import { readDueCalendars } from './busy/read-calendars';
import { meetingChanged } from './booking.errors';
import { meetingFile } from './meeting-calendar';
import { meetingChangeRoutes } from './meeting-changes.routes';
import { runMeetingJob } from './meeting-job';
import { isAgreed } from './meeting-states';
import { sideOf } from './meeting.model';
import {
  listMeetings,
  ownMeeting,
  previewTimes,
  readMeetingOffer,
  readMeetingTimes,
  readOtherTimes,
  requestMeeting,
} from './meetings.service';

const aMinute = 60_000;

/** Meetings with professionals: when they can be booked, requests, answers and changes. */
export const bookingModule: Plugin<void> = {
  name: 'booking',
  register(server) {
    const { platform } = server.app;
    platform.jobs.add({
      name: 'send meeting reminders',
      everyMilliseconds: aMinute,
      run: () => runMeetingJob(platform),
    });
    server.route([settings, saveSettings, preview, offer, times, request, list, one, otherTimes, calendarFile]);
    platform.jobs.add({
      name: 'read busy calendars',
      everyMilliseconds: aMinute,
      run: () => readDueCalendars(platform),
    });
    server.route(meetingChangeRoutes);
    server.route(busyCalendarRoutes);
  },
};

const settings = route({
  method: 'GET',
  path: '/api/booking/settings',
  access: 'signed-in',
  summary: 'Get when and how the signed-in professional can be met',
  errors: { 403: ['accountants_only'] },
  response: bookingSettingsSchema,
  authorize: mayOfferMeetings,
  act: ({ viewer }) => readBookingSettings(viewer.id),
  present: presentBookingSettings,
});

const saveSettings = route({
  method: 'PUT',
  path: '/api/booking/settings',
  access: 'signed-in',
  summary: 'Set when and how the signed-in professional can be met; meetings that are booked stay',
  errors: { 403: ['accountants_only', 'booking_not_in_plan'] },
  validate: { payload: bookingDraftSchema },
  response: bookingSettingsSchema,
  authorize: mayOfferMeetings,
  act: ({ viewer, payload }) => saveBookingSettings(viewer, payload),
  present: presentBookingSettings,
});

const preview = route({
  method: 'POST',
  path: '/api/booking/preview',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'List the free times that settings would offer, before they are stored',
  errors: { 403: ['accountants_only'] },
  validate: { payload: bookingDraftSchema },
  response: meetingTimesSchema,
  authorize: mayOfferMeetings,
  act: ({ viewer, payload, platform }) => previewTimes(viewer, payload, platform.clock.now()),
  present: presentTimes,
});

const offer = route({
  method: 'GET',
  path: '/api/accountants/{id}/meeting-offer',
  access: 'public',
  summary: 'Get whether a professional offers meetings, and of which kind',
  errors: { 404: ['professional_not_found'] },
  validate: { params: professionalIdSchema },
  response: meetingOfferSchema,
  act: ({ viewer, params }) => readMeetingOffer(params.id, viewer),
  present: presentOffer,
});

const times = route({
  method: 'GET',
  path: '/api/accountants/{id}/meeting-times',
  access: 'public',
  summary: 'List when a professional can be met: two weeks of free times, from `from` on',
  errors: { 404: ['professional_not_found'] },
  validate: { params: professionalIdSchema, query: meetingTimesQuerySchema },
  response: meetingTimesSchema,
  act: ({ viewer, params, query, platform }) => readMeetingTimes(params.id, viewer, query.from, platform.clock.now()),
  present: presentTimes,
});

const request = route({
  method: 'POST',
  path: '/api/accountants/{id}/meetings',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Request a meeting with a professional at one of their free times',
  limit: 'meetingRequests',
  idempotent: true,
  errors: {
    403: ['clients_only', 'own_profile'],
    404: ['professional_not_found'],
    409: ['booking_not_offered', 'time_taken', 'too_many_meeting_requests'],
  },
  validate: { params: professionalIdSchema, payload: meetingRequestSchema },
  response: meetingSchema,
  authorize: ({ viewer, params }) => mayBook(viewer, params.id),
  act: ({ viewer, params, payload, platform }) => requestMeeting(viewer, params.id, payload, platform),
  present: shown,
});

const list = route({
  method: 'GET',
  path: '/api/meetings',
  access: 'signed-in',
  summary: 'List one’s own meetings: upcoming ones, or those that are over; `with` names the other person',
  validate: { query: meetingListQuerySchema },
  response: meetingListSchema,
  act: ({ viewer, query, platform }) => listMeetings(viewer, query, platform.clock.now()),
  present: (found, context) => ({ items: found.map((meeting) => shown(meeting, context)) }),
});

const noSuchMeeting = { 404: ['meeting_not_found'] } as const;

const one = route({
  method: 'GET',
  path: '/api/meetings/{id}',
  access: 'signed-in',
  summary: 'Get one of one’s own meetings',
  errors: noSuchMeeting,
  validate: { params: meetingIdSchema },
  response: meetingSchema,
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: (_context, meeting) => meeting,
  present: shown,
});

const otherTimes = route({
  method: 'GET',
  path: '/api/meetings/{id}/times',
  access: 'signed-in',
  summary: 'List when a meeting can be instead: two weeks of free times, from `from` on',
  errors: noSuchMeeting,
  validate: { params: meetingIdSchema, query: meetingTimesQuerySchema },
  response: meetingTimesSchema,
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, query, platform }, meeting) => readOtherTimes(meeting, viewer, query.from, platform.clock.now()),
  present: presentTimes,
});

const calendarFile = route({
  method: 'GET',
  path: '/api/meetings/{id}/calendar',
  access: 'signed-in',
  summary: 'Get a confirmed meeting as a file for calendars (iCalendar)',
  errors: { ...noSuchMeeting, 409: ['meeting_changed'] },
  validate: { params: meetingIdSchema },
  response: 'raw',
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, platform, setHeader }, meeting) => {
    const side = sideOf(meeting, viewer.id);
    if (!side || !isAgreed(meeting.status)) throw meetingChanged();
    setHeader('Content-Type', 'text/calendar; charset=utf-8');
    setHeader('Content-Disposition', 'attachment; filename="meeting.ics"');
    return meetingFile(meeting, side, 'PUBLISH', platform.settings, platform.clock.now());
  },
});
