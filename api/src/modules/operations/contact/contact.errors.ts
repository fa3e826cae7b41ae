import { notFound } from '../../../platform/errors/app-error';

export const ticketNotFound = () => notFound('This ticket does not exist.', 'ticket_not_found');

export const cannedAnswerNotFound = () => notFound('This canned answer does not exist.', 'canned_answer_not_found');
