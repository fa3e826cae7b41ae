import { conflict, notFound } from '../../platform/errors/app-error';

export const emailTakenMeanwhile = () =>
  conflict('Another account has this email address by now, so yours stays as it was.', 'email_taken');

export const emailChangeNotFound = () =>
  notFound('No new email address is waiting to be confirmed.', 'email_change_not_found');
