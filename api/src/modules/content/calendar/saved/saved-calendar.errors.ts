import { conflict, notFound } from '../../../../platform/errors/app-error';

export const dateNotFound = () => notFound('This date is no longer in the calendar.', 'compliance_date_not_found');
export const calendarNotSaved = () => conflict('Save your calendar first.', 'calendar_not_saved');
export const feedNotFound = () => notFound('This calendar feed was revoked or replaced.', 'calendar_feed_not_found');
