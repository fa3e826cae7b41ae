import { isPdfAlone } from '../../../platform/files/pdf-mark';

/** A type that documents may have, with how its files begin. */
const types = [
  { mimeType: 'application/pdf', extension: 'pdf', fits: isPdfAlone },
  {
    mimeType: 'image/png',
    extension: 'png',
    fits: (bytes: Buffer) => /^\x89PNG\r\n\x1a\n/.test(bytes.toString('latin1', 0, 8)),
  },
  {
    mimeType: 'image/jpeg',
    extension: 'jpg',
    fits: (bytes: Buffer) => /^\xff\xd8\xff/.test(bytes.toString('latin1', 0, 3)),
  },
] as const;

/** Finds a document's type by its content, whatever its name; undefined for anything but PDF, PNG and JPEG. */
export function documentType(bytes: Buffer): (typeof types)[number] | undefined {
  return types.find(({ fits }) => fits(bytes));
}
