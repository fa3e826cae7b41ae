import { notFound } from '../../../platform/errors/app-error';

export const pictureNotFound = () => notFound('This picture does not exist.', 'picture_not_found');
