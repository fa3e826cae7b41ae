import { notFound } from '../../../platform/errors/app-error';

export const feedbackNotFound = () => notFound('This feedback does not exist.', 'feedback_not_found');
