/** Position of a quote in a page's text: offsets from 0, the end excluded. */
export interface QuotePosition {
  readonly start: number;
  readonly end: number;
}

const specials = /[.*+?^${}()|[\]\\]/g;
const patternOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(specials, '\\$&')).join('\\s+');

/** Line above or below a page's text, such as its number or a running header or footer; two at most. */
const line = String.raw`[^\n]{0,120}`;

function find(page: string, pattern: string): QuotePosition | null {
  const match = new RegExp(pattern, 'du').exec(page);
  const [start, end] = match?.indices?.[1] ?? [];
  return start === undefined || end === undefined ? null : { start, end };
}

/** Finds a quote in a page, whose lines may be broken elsewhere. Null when it is not there. */
export function findQuote(page: string, quote: string): QuotePosition | null {
  const words = quote.split(/\s+/).filter(Boolean);
  return words.length === 0 ? null : find(page, `(${patternOf(words)})`);
}

/** Position of a quote in the page on which it begins, and in the next one where it continues. */
export interface QuoteParts {
  readonly begin: QuotePosition;
  readonly rest: QuotePosition | null;
}

/** Finds a quote that begins on a page, and may end on the next one. Null when it is in neither. */
export function findQuoteParts(page: string, next: string, quote: string): QuoteParts | null {
  const whole = findQuote(page, quote);
  if (whole) return { begin: whole, rest: null };
  const words = quote.split(/\s+/).filter(Boolean);
  // The more of it stands on its own page, the better: a word that ends both is taken from the first.
  for (let count = words.length - 1; count > 0; count -= 1) {
    const begin = find(page, `(${patternOf(words.slice(0, count))})(?:\\s*\\n${line}){0,2}\\s*$`);
    const rest = begin && find(next, `^\\s*(?:${line}\\n\\s*){0,2}(${patternOf(words.slice(count))})`);
    if (rest) return { begin, rest };
  }
  return null;
}
