import { conflict, notFound } from '../../platform/errors/app-error';

export const emailTakenMeanwhile = () =>
  conflict('Another account has this e-mail address by now, so yours stays as it was.', 'email_taken');

export const emailChangeNotFound = () =>
  notFound('No new e-mail address is waiting to be confirmed.', 'email_change_not_found');
