import { notFound } from '../../../platform/errors/app-error';

export const postNotFound = () => notFound('Blog Post Not Found', 'post_not_found');
