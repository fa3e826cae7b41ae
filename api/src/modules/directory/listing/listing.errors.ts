import { notFound } from '../../../platform/errors/app-error';

export const profileNotFound = () => notFound('You have no profile yet: create it first.', 'profile_not_found');
