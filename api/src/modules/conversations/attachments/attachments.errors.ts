import { AppError, conflict, forbidden, notFound } from '../../../platform/errors/app-error';
import { attachmentLimits } from '../../../contract/limits/messaging';

export const attachmentNotFound = () => notFound('This file does not exist.', 'attachment_not_found');

export const notAnAttachment = () =>
  new AppError(
    400,
    'not_an_attachment',
    'This file cannot be sent. Send a PDF, a PNG, JPEG or WebP picture, a Word or Excel document without macros, or a text or CSV file.',
  );

export const attachmentsNeedPremium = () =>
  forbidden('Files can be sent in conversations with Premium professionals.', 'attachments_need_premium');

export const attachmentInUse = () => conflict('This file was already sent.', 'attachment_in_use');

export const tooManyDrafts = () =>
  conflict(
    `${attachmentLimits.draftsMax} files wait to be sent to this person. Send or remove some first.`,
    'too_many_attachments',
  );
