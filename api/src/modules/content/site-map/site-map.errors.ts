import { notFound } from '../../../platform/errors/app-error';

export const siteMapNotFound = () => notFound('There is no such site map.', 'not_found');
