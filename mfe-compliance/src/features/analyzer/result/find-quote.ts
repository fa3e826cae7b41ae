/** Where a quote stands in a page's text: offsets from 0, the end excluded. */
export interface QuotePosition {
  readonly start: number;
  readonly end: number;
}

const specials = /[.*+?^${}()|[\]\\]/g;

/** Finds a quote in a page, whose lines may be broken elsewhere. Null when it is not there. */
export function findQuote(page: string, quote: string): QuotePosition | null {
  const words = quote.split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const pattern = words.map((word) => word.replace(specials, '\\$&')).join('\\s+');
  const match = new RegExp(pattern, 'u').exec(page);
  return match && { start: match.index, end: match.index + match[0].length };
}
