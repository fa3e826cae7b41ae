/** The text of a page. */
export interface PageText {
  readonly text: string;
  /** True when its lines may be in another order. */
  readonly isUnsure: boolean;
  /** Text that lines strike: it was left out, or lines cross the page's text. */
  readonly struck?: 'left-out' | 'unseen' | null;
}

/** Message on standard output from the process that reads a PDF, as JSON. */
export type PdfMessage =
  | { readonly pages: readonly PageText[] }
  | { readonly failure: 'locked' | 'damaged' | 'too-long' };
