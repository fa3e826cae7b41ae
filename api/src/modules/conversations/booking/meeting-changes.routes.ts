import { route } from '../../../platform/routes/route';
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

/** Options shared by every change of a meeting by one of its two sides. */
const change = {
  publicData: 'unchanged',
  access: 'signed-in',
  errors: {
    404: ['meeting_not_found'],
    409: ['meeting_changed', 'booking_not_offered', 'time_taken'],
  },
  response: meetingSchema,
  present: shown,
} as const;

const confirm = route({
  ...change,
  method: 'POST',
  path: '/api/meetings/{id}/confirm',
  summary: 'Confirm a requested meeting for the time that was shown',
  validate: { params: meetingIdSchema, payload: meetingTimeSchema },
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, payload, platform }, meeting) => confirmMeeting(viewer, meeting, payload.startsAt, platform),
});

const decline = route({
  ...change,
  method: 'POST',
  path: '/api/meetings/{id}/decline',
  summary: 'Decline a requested meeting with a reason that the client is shown',
  validate: { params: meetingIdSchema, payload: meetingReasonSchema },
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, payload, platform }, meeting) => declineMeeting(viewer, meeting, payload.reason, platform),
});

const propose = route({
  ...change,
  method: 'PUT',
  path: '/api/meetings/{id}/proposal',
  summary: 'Propose another time for a meeting, which the other side accepts or refuses',
  limit: 'meetingRequests',
  validate: { params: meetingIdSchema, payload: meetingTimeSchema },
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, payload, platform }, meeting) => proposeTime(viewer, meeting, payload.startsAt, platform),
});

const accept = route({
  ...change,
  method: 'POST',
  path: '/api/meetings/{id}/proposal/accept',
  summary: 'Accept the time that the other side proposed',
  validate: { params: meetingIdSchema, payload: meetingTimeSchema },
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, payload, platform }, meeting) => acceptProposal(viewer, meeting, payload.startsAt, platform),
});

const refuse = route({
  ...change,
  method: 'DELETE',
  path: '/api/meetings/{id}/proposal',
  summary: 'Refuse a proposed time, or take one’s own back: the meeting is what it was before',
  validate: { params: meetingIdSchema },
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, platform }, meeting) => refuseProposal(viewer, meeting, platform),
});

const cancel = route({
  ...change,
  method: 'POST',
  path: '/api/meetings/{id}/cancel',
  summary: 'Cancel a meeting, or one’s own request, with a reason that the other side is shown',
  validate: { params: meetingIdSchema, payload: meetingReasonSchema },
  load: ({ viewer, params }) => ownMeeting(viewer, params.id),
  act: ({ viewer, payload, platform }, meeting) => cancelMeeting(viewer, meeting, payload.reason, platform),
});

/** Routes for changes by both sides of a meeting. */
export const meetingChangeRoutes = [confirm, decline, propose, accept, refuse, cancel];
