import { isText } from '../../../contract/decode-text';
import { documentType } from '../../directory/verification/document-type';

/** Type of an attachment by its content. Pictures are stored without their camera's metadata. */
export interface AttachmentType {
  readonly mimeType: string;
  readonly extension: string;
  readonly isPicture: boolean;
}

const webp: AttachmentType = { mimeType: 'image/webp', extension: 'webp', isPicture: true };
const office = [
  {
    part: 'word/document.xml',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  {
    part: 'xl/workbook.xml',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  },
] as const;
const zipBegin = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/**
 * Detects a file's type, whatever its name: PDF, PNG, JPEG, WebP, Word and Excel documents without macros, and plain
 * text in any common encoding; undefined for anything else.
 * @param name tells comma-separated values from other text
 */
export function attachmentType(bytes: Buffer, name: string): AttachmentType | undefined {
  const document = documentType(bytes);
  if (document) return { ...document, isPicture: document.mimeType !== 'application/pdf' };
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return webp;
  if (bytes.subarray(0, zipBegin.length).equals(zipBegin)) return officeType(bytes);
  return textType(bytes, name);
}

/** The names of a zip's parts stand in it as they are. */
function officeType(bytes: Buffer): AttachmentType | undefined {
  if (!bytes.includes('[Content_Types].xml') || bytes.includes('vbaProject.bin')) return undefined;
  const found = office.find(({ part }) => bytes.includes(part));
  return found && { mimeType: found.mimeType, extension: found.extension, isPicture: false };
}

function textType(bytes: Buffer, name: string): AttachmentType | undefined {
  if (!isText(bytes)) return undefined;
  const isTable = name.toLowerCase().endsWith('.csv');
  return isTable
    ? { mimeType: 'text/csv', extension: 'csv', isPicture: false }
    : { mimeType: 'text/plain', extension: 'txt', isPicture: false };
}
