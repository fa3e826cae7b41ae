import { notFound } from '../../../platform/errors/app-error';

export const reportNotFound = () => notFound('This report does not exist.', 'report_not_found');

/** 404 for a review that does not exist or is not to be seen any more. */
export const reviewNotFound = () => notFound('This review does not exist or has been removed.', 'review_not_found');
