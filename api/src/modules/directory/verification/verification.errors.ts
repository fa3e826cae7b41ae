import { notFound } from '../../../platform/errors/app-error';

export const requestNotFound = () => notFound('This verification request does not exist.', 'verification_not_found');

export const documentNotFound = () => notFound('This document does not exist.', 'document_not_found');
