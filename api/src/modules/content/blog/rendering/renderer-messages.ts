/** A heading of a post that a table of contents may lead to. */
export interface PostHeading {
  /** Of the element in the HTML: `section-why-it-matters`. */
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** Output of the renderer for a text. */
export interface RenderedText {
  /** Safe to put on a page as it is. */
  readonly html: string;
  readonly headings: readonly PostHeading[];
}

/** Message from the renderer's process: that it can begin, or the result for the text it was sent. */
export type FromRenderer =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'rendered' } & RenderedText)
  | { readonly kind: 'failed'; readonly reason: string };
