import { threadPath } from '../../../platform/site/thread-path';

/** Path of a meeting in the web app for one of its two people: in their thread with the other one. */
export const meetingPath = (meetingId: number, otherUserId: number): string =>
  `${threadPath(otherUserId)}&meeting=${meetingId}`;
