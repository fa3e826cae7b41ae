import { threadPath } from '../messages/thread-path';

/** Where the web app shows a meeting to one of its two people: in what they write to the other one. */
export const meetingPath = (meetingId: number, otherUserId: number): string =>
  `${threadPath(otherUserId)}&meeting=${meetingId}`;
