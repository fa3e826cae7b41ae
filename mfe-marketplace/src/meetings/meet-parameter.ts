/** In the URL of a visitor who has signed in to book: the time that they had chosen. */
export const resumeParameter = 'meet';

/** In the URL of a conversation: the meeting that a notification is about. */
export const meetingParameter = 'meeting';
