import { median } from './median';

/** Milliseconds at the server, medians. */
export interface ServerFigures {
  /** A page that was cached. */
  readonly cached: number;
  /** A page that was rendered for the request. */
  readonly rendered: number;
}

const requestCount = 60;

/** The server's own word on a response: how it came about and what it took. */
function serverTiming(response: Response): { readonly origin: string; readonly took: number } {
  const [, origin = '', took = '0'] =
    /page;desc=(\w+);dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '') ?? [];
  return { origin, took: Number(took) };
}

/**
 * Checks that a page is rendered where its contestant says.
 * @throws when it is not: the numbers would be those of another contestant
 */
export async function checkRendered(url: string, onServer: boolean): Promise<void> {
  const { origin } = serverTiming(await fetch(url, { headers: { 'accept-encoding': 'br' } }));
  if ((origin === 'browser') === onServer) throw new Error(`${url} was rendered by: ${origin}.`);
}

async function timesOf(urls: readonly string[], origin: string): Promise<number[]> {
  const took: number[] = [];
  for (const url of urls) {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    const timing = serverTiming(response);
    if (timing.origin === origin) took.push(timing.took);
  }
  if (took.length < urls.length / 2)
    throw new Error(`Only ${took.length} of ${urls.length} responses of ${urls[0] ?? ''} were '${origin}'.`);
  return took;
}

/** Times of a page at the server, one after the other. A parameter that its area reads, elsewhere, renders it anew. */
export async function measureServer(url: string): Promise<ServerFigures> {
  const numbers = Array.from({ length: requestCount }, (_, index) => index);
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  const started = Date.now();
  const other = /\/(?:blog|compliance)/.test(url) ? 'q' : 'subject';
  const cached = median(
    await timesOf(
      numbers.map(() => url),
      'cached',
    ),
  );
  const rendered = median(
    await timesOf(
      numbers.map((index) => `${url}?${other}=${started}${index}`),
      'server',
    ),
  );
  return { cached, rendered };
}
