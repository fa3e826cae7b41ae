import type { Plugin } from '@hapi/hapi';
import type { User } from '../../platform/auth/user.model';
import type { Platform } from '../../platform/platform';
import { route } from '../../platform/routes/route';
import { mayBook, mayOfferMeetings } from './booking.policy';
import { presentBookingSettings, presentMeeting, presentTimes } from './booking.presenter';
import {
  bookingDraftSchema,
  bookingSettingsSchema,
  meetingIdSchema,
  meetingListQuerySchema,
  meetingListSchema,
  meetingReasonSchema,
  meetingRequestSchema,
  meetingSchema,
  meetingTimeSchema,
  meetingTimesQuerySchema,
  meetingTimesSchema,
  professionalIdSchema,
} from './booking.schema';
import { readBookingSettings, saveBookingSettings } from './booking-settings.service';
import { meetingChanged } from './booking.errors';
import { meetingFile } from './meeting-calendar';
import {
  acceptProposal,
  cancelMeeting,
  confirmMeeting,
  declineMeeting,
  proposeTime,
  refuseProposal,
} from './meeting-changes.service';
import { runMeetingJob } from './meeting-job';
import { isAgreed } from './meeting-states';
import { sideOf, type FullMeeting } from './meeting.model';
import { listMeetings, ownMeeting, readMeetingTimes, readOtherTimes, requestMeeting } from './meetings.service';

const tags = ['meetings'] as const;
const aMinute = 60_000;

/** Meetings with professionals: when they can be booked, requests, answers and changes. */
export const bookingModule: Plugin<void> = {
  name: 'booking',
  register(server) {
    const { platform } = server.app;
    platform.jobs.add({
      name: 'remind of meetings',
      everyMilliseconds: aMinute,
      run: () => runMeetingJob(platform),
    });
    server.route([settings, saveSettings, times, request, list, otherTimes, calendarFile]);
    server.route([confirm, decline, propose, accept, refuse, cancel]);
  },
};

const settings = route({
  method: 'GET',
  path: '/api/booking/settings',
  access: 'signed-in',
  summary: 'Get when and how the signed-in professional can be met',
  tags,
  errors: { 403: ['accountants_only'] },
  response: bookingSettingsSchema,
  authorize: mayOfferMeetings,
  act: ({ viewer }) => readBookingSettings(viewer.id),
  present: presentBookingSettings,
});

const saveSettings = route({
  method: 'PUT',
  path: '/api/booking/settings',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Set when and how the signed-in professional can be met; meetings that are booked stay',
  tags,
  errors: { 403: ['accountants_only', 'booking_not_in_plan'] },
  validate: { payload: bookingDraftSchema },
  response: bookingSettingsSchema,
  authorize: mayOfferMeetings,
  act: ({ viewer, payload }) => saveBookingSettings(viewer, payload),
  present: presentBookingSettings,
});

const times = route({
  method: 'GET',
  path: '/api/accountants/{id}/meeting-times',
  access: 'public',
  summary: 'List when a professional can be met: two weeks of free times, from `from` on',
  tags,
  errors: { 404: ['professional_not_found'] },
  validate: { params: professionalIdSchema, query: meetingTimesQuerySchema },
  response: meetingTimesSchema,
  act: ({ viewer, params, query, platform }) => readMeetingTimes(params.id, viewer, query.from, platform.clock.now()),
  present: presentTimes,
});

const shown = (meeting: FullMeeting, { viewer, platform }: { readonly viewer: User; readonly platform: Platform }) =>
  presentMeeting(meeting, viewer.id, platform.clock.now());

const request = route({
  method: 'POST',
  path: '/api/accountants/{id}/meetings',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Request a meeting with a professional at one of their free times',
  tags,
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
  summary: 'List one’s own meetings that are not over, the next one first; `with` names the other person',
  tags,
  validate: { query: meetingListQuerySchema },
  response: meetingListSchema,
  act: ({ viewer, query, platform }) => listMeetings(viewer, query.with, platform.clock.now()),
  present: (found, context) => ({ items: found.map((meeting) => shown(meeting, context)) }),
});

const noSuchMeeting = { 404: ['meeting_not_found'] } as const;
const changed = { ...noSuchMeeting, 409: ['meeting_changed', 'booking_not_offered', 'time_taken'] } as const;

const otherTimes = route({
  method: 'GET',
  path: '/api/meetings/{id}/times',
  access: 'signed-in',
  summary: 'List when a meeting can be instead: two weeks of free times, from `from` on',
  tags,
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
  tags,
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

const confirm = route({
  method: 'POST',
  path: '/api/meetings/{id}/confirm',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Confirm a requested meeting for the time that was shown',
  tags,
  errors: changed,
  validate: { params: meetingIdSchema, payload: meetingTimeSchema },
  response: meetingSchema,
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, payload, platform }, meeting) => confirmMeeting(viewer, meeting, payload.startsAt, platform),
  present: shown,
});

const decline = route({
  method: 'POST',
  path: '/api/meetings/{id}/decline',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Decline a requested meeting with a reason that the client is shown',
  tags,
  errors: changed,
  validate: { params: meetingIdSchema, payload: meetingReasonSchema },
  response: meetingSchema,
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, payload, platform }, meeting) => declineMeeting(viewer, meeting, payload.reason, platform),
  present: shown,
});

const propose = route({
  method: 'PUT',
  path: '/api/meetings/{id}/proposal',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Propose another time for a meeting, which the other side accepts or refuses',
  tags,
  limit: 'meetingRequests',
  errors: changed,
  validate: { params: meetingIdSchema, payload: meetingTimeSchema },
  response: meetingSchema,
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, payload, platform }, meeting) => proposeTime(viewer, meeting, payload.startsAt, platform),
  present: shown,
});

const accept = route({
  method: 'POST',
  path: '/api/meetings/{id}/proposal/accept',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Accept the time that the other side proposed',
  tags,
  errors: changed,
  validate: { params: meetingIdSchema, payload: meetingTimeSchema },
  response: meetingSchema,
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, payload, platform }, meeting) => acceptProposal(viewer, meeting, payload.startsAt, platform),
  present: shown,
});

const refuse = route({
  method: 'DELETE',
  path: '/api/meetings/{id}/proposal',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Refuse a proposed time, or take one’s own back: the meeting is what it was before',
  tags,
  errors: changed,
  validate: { params: meetingIdSchema },
  response: meetingSchema,
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, platform }, meeting) => refuseProposal(viewer, meeting, platform),
  present: shown,
});

const cancel = route({
  method: 'POST',
  path: '/api/meetings/{id}/cancel',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Cancel a meeting, or one’s own request, with a reason that the other side is shown',
  tags,
  errors: changed,
  validate: { params: meetingIdSchema, payload: meetingReasonSchema },
  response: meetingSchema,
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, payload, platform }, meeting) => cancelMeeting(viewer, meeting, payload.reason, platform),
  present: shown,
});
