import { notFound } from '../../../platform/errors/app-error';

export const quizNotFound = () =>
  notFound('This quiz result does not exist. Please take the quiz again.', 'quiz_not_found');
