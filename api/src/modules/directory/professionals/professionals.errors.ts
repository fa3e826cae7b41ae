import { notFound, type AppError } from '../../../platform/errors/app-error';

/** 404 for an id that is no professional's, or one that is not to be seen. */
export const professionalNotFound = (): AppError =>
  notFound("The accountant you're looking for doesn't exist or has been removed.", 'professional_not_found');
