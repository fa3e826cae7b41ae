import { route } from '../../platform/routes/route';
import { shownMeeting as shown } from './booking.presenter';
import { meetingIdSchema, meetingReasonSchema, meetingSchema, meetingTimeSchema } from './booking.schema';
import {
  acceptProposal,
  cancelMeeting,
  confirmMeeting,
  declineMeeting,
  proposeTime,
  refuseProposal,
} from './meeting-changes.service';
import { ownMeeting } from './meetings.service';

const tags = ['meetings'] as const;
const changed = {
  404: ['meeting_not_found'],
  409: ['meeting_changed', 'booking_not_offered', 'time_taken'],
} as const;

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

/** What the two sides of a meeting do with it. */
export const meetingChangeRoutes = [confirm, decline, propose, accept, refuse, cancel];
