/** Benefits of meeting booking for a professional. */
export const bookingPoints: readonly string[] = [
  'Your free times on your profile, in each client’s own time zone',
  'Hours, breaks, notice and a limit a day as you set them; no time is given twice',
  'Every request waits for your answer: confirm, decline or propose another time',
  'Invitations for both calendars, and reminders a day and an hour before',
];
