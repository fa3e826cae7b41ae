/** Mark of a PDF; readers look for it within so many bytes. */
const pdfMark = Buffer.from('%PDF-');
const markWithin = 1024;

/** Lines that programs put before a PDF that is nothing else: an order of bytes, blank lines, a print job. */
const harmless = /^(?:\xef\xbb\xbf|\x1b%-12345X|@PJL.*|\s)*$/;

/** True when a PDF begins within the first bytes. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, markWithin).includes(pdfMark);

/** True when nothing that is a file of its own stands before a PDF. */
export const isPdfAlone = (bytes: Buffer): boolean =>
  isPdf(bytes) && harmless.test(bytes.toString('latin1', 0, bytes.indexOf(pdfMark)));
