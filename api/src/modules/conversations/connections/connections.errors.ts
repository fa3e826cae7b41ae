import { AppError, conflict, notFound } from '../../../platform/errors/app-error';

export const blockNotFound = () => notFound('You have not blocked this person.', 'block_not_found');

export const connectionNotFound = () =>
  notFound('There is no connection request from this person to answer.', 'connection_not_found');

export const personBlocked = (firstName: string) =>
  conflict(`You have blocked ${firstName}. Unblock them to write again.`, 'person_blocked');

export const connectionDeclined = (firstName: string) =>
  conflict(`${firstName} has declined your request, so no more messages can be sent.`, 'connection_declined');

export const tooManyBlocks = (max: number) =>
  new AppError(409, 'too_many_blocks', `You can block at most ${max} people. Unblock someone first.`);
