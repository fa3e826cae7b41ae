/** What the process that reads a PDF says on its standard output, as JSON. */
export type PdfMessage =
  { readonly pages: readonly string[] } | { readonly failure: 'locked' | 'damaged' | 'too-long' };
