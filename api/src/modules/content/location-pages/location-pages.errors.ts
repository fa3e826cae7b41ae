import { notFound, type AppError } from '../../../platform/errors/app-error';

/** 404 for a subject, a state or a city that does not exist. */
export const locationPageNotFound = (): AppError => notFound('There is no such page.');
