/** One request of a page, as the browser's protocol reports it. Times in seconds on the browser's clock. */
export interface PageRequest {
  readonly url: string;
  /** The protocol's resource type: 'Document', 'Script', 'Stylesheet', 'Fetch' … */
  readonly type: string;
  readonly requestedAt: number;
  readonly arrivedAt: number;
  /** Bytes of the body as they travelled. */
  readonly bytes: number;
  readonly encoding: string;
}

/** Kinds that a first view waits for; pictures and fonts arrive beside it. */
const awaited = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);

function bytesOf(requests: readonly PageRequest[], wanted: string): number {
  return requests.filter(({ type }) => type === wanted).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Bytes of all scripts as they travelled. */
export function scriptBytes(requests: readonly PageRequest[]): number {
  return bytesOf(requests, 'Script');
}

/** Bytes of the HTML as it travelled. */
export function htmlBytes(requests: readonly PageRequest[]): number {
  return bytesOf(requests, 'Document');
}

/** Scripts that did not travel as brotli: none, or the numbers cannot be compared. */
export function uncompressedScripts(requests: readonly PageRequest[]): string[] {
  return requests
    .filter(({ type, encoding, bytes }) => type === 'Script' && encoding !== 'br' && bytes > 1024)
    .map(({ url }) => url);
}

/**
 * Counts the requests that stand in line after the HTML: the longest run in which each was sent only after the one
 * before it had arrived. An upper bound: two requests may follow each other without one waiting for the other.
 */
export function sequentialSteps(requests: readonly PageRequest[]): number {
  const line = requests.filter(({ type }) => awaited.has(type)).sort((a, b) => a.arrivedAt - b.arrivedAt);
  let steps = 0;
  let lastArrival = Number.NEGATIVE_INFINITY;
  for (const { requestedAt, arrivedAt } of line) {
    if (requestedAt < lastArrival) continue;
    steps += 1;
    lastArrival = arrivedAt;
  }
  return steps;
}
