/** The text of a page. */
export interface PageText {
  readonly text: string;
  /** Whether its lines may be in another order. */
  readonly isUnsure: boolean;
}

/** What the process that reads a PDF says on its standard output, as JSON. */
export type PdfMessage =
  { readonly pages: readonly PageText[] } | { readonly failure: 'locked' | 'damaged' | 'too-long' };
