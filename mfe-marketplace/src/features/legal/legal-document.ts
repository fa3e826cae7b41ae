/** Running text, or a link inside it. */
export type LegalText = string | { readonly label: string; readonly href: string };

/** One piece of a section: a paragraph, a list, or words with what they mean. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: readonly LegalText[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'terms'; readonly entries: readonly { readonly term: string; readonly meaning: string }[] };

export interface LegalSection {
  /** The anchor of the section: links to it stay valid when its title changes. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  /** The day it took effect, as YYYY-MM-DD. */
  readonly effectiveDate?: string;
  readonly sections: readonly LegalSection[];
}

/** A paragraph of text and links. */
export const paragraph = (...text: readonly LegalText[]): LegalBlock => ({ kind: 'paragraph', text });

/** A list without an order. */
export const list = (...items: readonly string[]): LegalBlock => ({ kind: 'list', items });

/** Words and what they mean, in pairs. */
export const terms = (...entries: readonly (readonly [term: string, meaning: string])[]): LegalBlock => ({
  kind: 'terms',
  entries: entries.map(([term, meaning]) => ({ term, meaning })),
});

/** A link inside a paragraph. */
export const link = (label: string, href: string): LegalText => ({ label, href });
