import type { ErrorCode } from '../../../../contract/error-codes';
import { AppError, conflict, notFound } from '../../../../platform/errors/app-error';

/** A refusal that the editor shows at one of its fields. */
const atField = (field: string, status: number, code: ErrorCode, sentence: string): AppError =>
  new AppError(status, code, sentence, { 'X-Error-Field': field === 'note' ? field : `content.${field}` });

export const guideVersionNotFound = () => notFound('This version does not exist.', 'guide_version_not_found');
export const guideChanged = () =>
  conflict('Someone saved this guide after you opened it. Compare their version with yours.', 'guide_changed');
export const guideSlugTaken = () => atField('slug', 409, 'guide_slug_taken', 'Another guide already has this slug.');
export const guideSlugFixed = () =>
  atField('slug', 409, 'guide_slug_fixed', 'A guide that was public keeps its slug: people have linked to it.');
export const guideNotPublic = () => conflict('This guide is not public.', 'guide_not_public');
export const guideNotWithdrawn = () =>
  conflict('This guide was not withdrawn, or was saved since.', 'guide_not_withdrawn');
export const guideWasPublic = () =>
  conflict('A guide that was public is not deleted: people have linked to it. Withdraw it.', 'guide_was_public');
/** @param field of the content, or `note` */
export const guideIncomplete = (what: string, field: string) =>
  atField(field, 400, 'guide_incomplete', `Before it can be published, the guide needs ${what}.`);
