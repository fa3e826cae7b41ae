/** Benefits of meeting booking for a professional. */
export const bookingPoints: readonly string[] = [
  'Your free times on your profile, in each client’s own time zone',
  'You set hours, breaks, notice, and a daily limit. No double-booking, even with the calendars you already use.',
  'Every request waits for your answer: confirm, decline or propose another time',
  'Invitations for both calendars, and reminders a day and an hour before',
];
