import { notFound } from '../../platform/errors/app-error';

export const mailNotFound = () => notFound('This mail does not exist.', 'mail_not_found');

/** There is no such page here. */
export const outboxNotFound = () => notFound('There is nothing at this address.');
