import { notFound } from '../../../platform/errors/app-error';

export const mailNotFound = () => notFound('This email does not exist.', 'mail_not_found');

/** There is no such page here. */
export const outboxNotFound = () => notFound('We couldn’t find what you asked for.');
