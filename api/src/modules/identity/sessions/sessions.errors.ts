import { notFound } from '../../../platform/errors/app-error';

export const sessionNotFound = () => notFound('This session has already ended.', 'session_not_found');
