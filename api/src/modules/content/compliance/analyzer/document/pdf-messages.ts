/** The text of a page. */
export interface PageText {
  readonly text: string;
  /** True when its lines may be in another order. */
  readonly isUnsure: boolean;
}

/** Message on standard output from the process that reads a PDF, as JSON. */
export type PdfMessage =
  { readonly pages: readonly PageText[] } | { readonly failure: 'locked' | 'damaged' | 'too-long' };
