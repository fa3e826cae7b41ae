import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import type { PageRequest } from './page-requests';

/** Milliseconds without a request after which a page is complete. */
const quietTime = 700;
const longestWait = 30_000;

interface Open {
  url: string;
  type: string;
  requestedAt: number;
  /**
   * Bytes of the body as the response announced; 0 when it did not, and the browser's own count, with headers, is
   * taken.
   */
  announced: number;
  encoding: string;
}

export interface RequestWatch {
  readonly done: PageRequest[];
  /** URLs that were requested, without a response yet. */
  waiting(): string[];
  /** Resolves when nothing was requested for a while. */
  quiet(): Promise<void>;
}

/** Collects the requests of a page. */
export function watchRequests(session: CDPSession): RequestWatch {
  const open = new Map<string, Open>();
  const done: PageRequest[] = [];
  let lastChange = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    lastChange = Date.now();
    open.set(requestId, { url: request.url, type, requestedAt: timestamp, announced: 0, encoding: '' });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const entry = open.get(requestId);
    if (!entry) return;
    const headers = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    entry.encoding = headers['content-encoding'] ?? '';
    entry.type = type;
    entry.announced = Number(headers['content-length'] ?? 0);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    lastChange = Date.now();
    const entry = open.get(requestId);
    open.delete(requestId);
    if (entry)
      done.push({
        url: entry.url,
        type: entry.type,
        requestedAt: entry.requestedAt,
        arrivedAt: timestamp,
        bytes: entry.announced || encodedDataLength,
        encoding: entry.encoding,
      });
  });
  session.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId));
  return {
    done,
    waiting: () => [...open.values()].map(({ url }) => url),
    quiet: async () => {
      const until = Date.now() + longestWait;
      while (Date.now() < until && (open.size > 0 || Date.now() - lastChange < quietTime)) await wait(50);
    },
  };
}
