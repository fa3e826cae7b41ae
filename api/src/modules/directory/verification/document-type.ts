/** A type that documents may have, with what its files begin with. */
const types = [
  { mimeType: 'application/pdf', extension: 'pdf', begins: Buffer.from('%PDF-') },
  { mimeType: 'image/png', extension: 'png', begins: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { mimeType: 'image/jpeg', extension: 'jpg', begins: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

/** Finds a document's type by its content, whatever its name; undefined for anything but PDF, PNG and JPEG. */
export function documentType(bytes: Buffer): (typeof types)[number] | undefined {
  return types.find(({ begins }) => bytes.subarray(0, begins.length).equals(begins));
}
