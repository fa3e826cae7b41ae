import { AppError, invalid } from '../../../../platform/errors/app-error';
import { pdfErrors } from '../../../../platform/pdf/pdf-errors';

/** Each thing that can be wrong with a document, in words that say what to do. */
export const documentErrors = {
  type: () => invalid('Please upload a text-based file (.txt, .md) or a PDF', 'not_a_text_document'),
  encoding: () =>
    invalid(
      'We can’t tell which character encoding this file uses. Save it as UTF-8 and upload it again.',
      'not_a_text_document',
    ),
  tooLarge: () => new AppError(413, 'payload_too_large', 'Maximum file size is 10MB'),
  empty: () => invalid('This file has no text in it.', 'document_empty'),
  scanned: () =>
    invalid(
      'This PDF holds pictures of pages, not text. Upload a version whose text you can select.',
      'document_scanned',
    ),
  ...pdfErrors,
};
