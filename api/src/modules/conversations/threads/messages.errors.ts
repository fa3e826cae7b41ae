import { messageLimits } from '../../../contract/limits/messaging';
import { conflict, notFound } from '../../../platform/errors/app-error';

export const userNotFound = () => notFound('This person does not exist or has left.', 'user_not_found');

export const receiverNotFound = () =>
  notFound('The person you are writing to does not exist or has left.', 'receiver_not_found');

export const conversationNotFound = () =>
  notFound('You have no conversation with this person.', 'conversation_not_found');

export const messageNotFound = () => notFound('This message does not exist.', 'message_not_found');

export const personReportNotFound = () => notFound('This report does not exist.', 'report_not_found');

export const messageTooOld = () =>
  conflict(
    `Messages can be edited and deleted for ${messageLimits.changeMinutes} minutes. This one is older.`,
    'message_too_old',
  );

export const messageIsRecord = () =>
  conflict('This message is part of the record of your work, so it cannot be changed.', 'message_is_record');
