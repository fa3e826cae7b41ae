import { AppError, conflict, invalid, notFound } from '../../../../platform/errors/app-error';

export const revisionNotFound = () => notFound('This version of the post does not exist.', 'revision_not_found');

export const imageNotFound = () => notFound('This image does not exist.', 'post_image_not_found');

export const previewLinkNotFound = () =>
  notFound('This preview link has expired or was revoked.', 'preview_link_not_found');

export const slugTaken = () => conflict('Another post has this slug. Please choose another one.', 'post_slug_taken');

/** @param problem one sentence without a full stop */
export const slugRefused = (problem: string) => invalid(`${problem}.`, 'post_slug_refused');

/** Another user saved in between. @param version the one that is stored now */
export const postChanged = (version: number) =>
  new AppError(409, 'post_changed', 'Someone else changed this post after you opened it.', {
    'X-Current-Version': String(version),
  });
