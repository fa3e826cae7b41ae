import { notFound } from '../../platform/errors/app-error';

export const userNotFound = () => notFound('This person does not exist or has left.', 'user_not_found');
