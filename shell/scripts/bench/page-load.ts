import { brotliDecompressSync } from 'node:zlib';
import autocannon from 'autocannon';

/** Result of a run of page loads. */
export interface PageLoad {
  readonly perSecond: number;
  /** Milliseconds, counted from when a request should have been sent. */
  readonly p50: number;
  readonly p99: number;
  /** Responses by how they came about: cached, stale, server (rendered for them), browser (the page's frame). */
  readonly origins: Readonly<Record<string, number>>;
  /** Answers whose app element was empty. */
  readonly blank: number;
  /** Requests without a response, or with another than 200. */
  readonly failed: number;
}

interface Options {
  readonly url: string;
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly connections: number;
  /** Requests a second; as many as are answered when absent. */
  readonly rate?: number;
}

/**
 * Loads pages over many connections, each walking all paths from another one on, and looks into what is answered. In
 * step they would ask for each page together.
 */
export async function loadPages({ url, paths, seconds, connections, rate }: Options): Promise<PageLoad> {
  const origins: Record<string, number> = {};
  const requests = paths.map((path) => ({ path }));
  let clients = 0;
  let blank = 0;

  function watch(client: autocannon.Client): void {
    const first = Math.floor((clients++ / connections) * requests.length);
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    let origin = '';
    let body: Buffer[] = [];
    client.on('headers', ({ headers }) => {
      // Names and values in turn, unlike its type says.
      const timing = (headers as unknown as readonly string[]).find((text) => text.startsWith('page;desc='));
      origin = /desc=(\w+)/.exec(timing ?? '')?.[1] ?? 'none';
      origins[origin] = (origins[origin] ?? 0) + 1;
      body = [];
    });
    // Only frames are buffered: rendered pages have content.
    client.on('body', (chunk: Buffer) => {
      if (origin === 'browser') body.push(Buffer.from(chunk));
    });
    client.on('response', () => {
      if (origin === 'browser' && isBlank(body)) blank += 1;
    });
  }

  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 30,
    headers: { 'accept-encoding': 'br' },
    requests,
    setupClient: watch,
    ...(rate === undefined ? {} : { overallRate: Math.round(rate) }),
  });
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    origins,
    blank,
    failed: result.non2xx + result.errors,
  };
}

function isBlank(body: readonly Buffer[]): boolean {
  const html = brotliDecompressSync(Buffer.concat(body)).toString();
  return html.includes('<div id="app"></div>');
}
