import { notFound } from '../../../platform/errors/app-error';

export const userNotFound = () => notFound('This user does not exist.', 'user_not_found');
