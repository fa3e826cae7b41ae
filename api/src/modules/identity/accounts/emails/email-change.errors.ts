import { conflict, notFound } from '../../../../platform/errors/app-error';

export const emailTakenMeanwhile = () =>
  conflict('Another account has this email address now, so yours was not changed.', 'email_taken');

export const emailChangeNotFound = () =>
  notFound('No new email address is waiting to be confirmed.', 'email_change_not_found');
