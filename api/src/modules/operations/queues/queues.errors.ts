import { notFound } from '../../../platform/errors/app-error';

export const queueNotFound = () => notFound('There is no such queue.', 'queue_not_found');

export const queueItemNotFound = () => notFound('This item is not in the queue.', 'queue_item_not_found');
