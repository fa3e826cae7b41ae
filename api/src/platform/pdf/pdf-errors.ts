import { analyzerLimits } from '../../contract/limits/compliance';
import { invalid } from '../errors/app-error';

/** Each thing that can be wrong with a PDF, in words that say what to do. */
export const pdfErrors = {
  locked: () =>
    invalid('This PDF is protected by a password. Remove the password and upload it again.', 'document_locked'),
  damaged: () => invalid('This PDF is damaged and can’t be read.', 'document_damaged'),
  tooLong: () =>
    invalid(
      `This document is too long: we read up to ${analyzerLimits.pagesMax} pages and ${analyzerLimits.charactersMax.toLocaleString('en-US')} characters. Upload the part you need.`,
      'document_too_long',
    ),
  tooMuch: () =>
    invalid('Reading this PDF takes too much time or memory. Upload fewer of its pages.', 'document_too_complex'),
};
