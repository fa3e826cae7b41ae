import { conflict, notFound } from '../../../../platform/errors/app-error';

export const feedbackNotFound = () => notFound('This feedback does not exist.', 'feedback_not_found');

export const feedbackDecided = () => conflict('Someone has already handled this feedback.', 'already_decided');
