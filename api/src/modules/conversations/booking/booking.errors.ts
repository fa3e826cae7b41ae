import { bookingLimits } from '../../../contract/limits/booking';
import { AppError, conflict, forbidden, notFound } from '../../../platform/errors/app-error';

export const bookingForProfessionals = () =>
  forbidden('Only financial professionals offer meetings.', 'accountants_only');
export const bookingForClients = () => forbidden('Only clients can book meetings.', 'clients_only');
export const bookingNotInPlan = () => forbidden('Meeting booking is part of the Premium plan.', 'booking_not_in_plan');
export const bookingNotOffered = () =>
  conflict('Meetings with this professional cannot be booked right now.', 'booking_not_offered');
export const timeTaken = () => conflict('This time is no longer available. Please choose another one.', 'time_taken');
export const meetingNotFound = () => notFound('This meeting does not exist.', 'meeting_not_found');
export const meetingChanged = () =>
  conflict('This meeting has changed in the meantime. Please look at it again.', 'meeting_changed');
export const tooManyRequests = () =>
  conflict(
    `${bookingLimits.openRequestsMax} of your requests to this professional are still open. Please wait for an answer first.`,
    'too_many_meeting_requests',
  );
export const busyCalendarNotFound = () => notFound('This calendar does not exist.', 'busy_calendar_not_found');
export const busyCalendarUnreadable = (sentence: string) =>
  new AppError(400, 'busy_calendar_unreadable', sentence, { 'X-Error-Field': 'url' });
export const tooManyBusyCalendars = () =>
  conflict(
    `You’ve added ${bookingLimits.calendarsMax} calendars. Remove one to add another.`,
    'too_many_busy_calendars',
  );
