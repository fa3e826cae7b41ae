import { notFound } from '../../../platform/errors/app-error';

export const guideNotFound = () => notFound('Compliance guide not found.', 'guide_not_found');
