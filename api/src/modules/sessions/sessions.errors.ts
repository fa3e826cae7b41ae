import { notFound } from '../../platform/errors/app-error';

export const sessionNotFound = () => notFound('This session has ended already.', 'session_not_found');
