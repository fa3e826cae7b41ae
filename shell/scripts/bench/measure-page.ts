import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { scriptBytes, sequentialSteps, uncompressedScripts, type PageRequest } from './page-requests';

/** What one visit with an empty cache cost. */
export interface Visit {
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly steps: number;
  /** Milliseconds from the start of the navigation. */
  readonly largestPaint: number;
  readonly firstPaint: number;
}

/** The line and the machine that every visit has: 40 ms round trip, 10 Mbit/s, a processor four times slower. */
export const conditions = { latency: 40, megabits: 10, slowdown: 4 } as const;

const quietTime = 700;
const longestVisit = 30_000;

interface Open {
  url: string;
  type: string;
  askedAt: number;
  bytes: number;
  encoding: string;
}

/** Collects the requests of a page until it is told to stop; says when nothing was asked for a while. */
function watchRequests(session: CDPSession): { readonly done: PageRequest[]; quiet(): Promise<void> } {
  const open = new Map<string, Open>();
  const done: PageRequest[] = [];
  let lastChange = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    lastChange = Date.now();
    open.set(requestId, { url: request.url, type, askedAt: timestamp, bytes: 0, encoding: '' });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const entry = open.get(requestId);
    if (!entry) return;
    const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]));
    entry.encoding = headers['content-encoding'] ?? '';
    entry.type = type;
    entry.bytes = Number(headers['content-length'] ?? 0);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const entry = open.get(requestId);
    if (entry && !entry.bytes) entry.bytes = -encodedDataLength;
    else if (entry && entry.bytes < 0) entry.bytes -= encodedDataLength;
  });
  const end = (requestId: string, timestamp: number) => {
    lastChange = Date.now();
    const entry = open.get(requestId);
    if (!entry) return;
    open.delete(requestId);
    done.push({ ...entry, bytes: Math.abs(entry.bytes), arrivedAt: timestamp });
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => end(requestId, timestamp));
  session.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId));
  return {
    done,
    quiet: async () => {
      const until = Date.now() + longestVisit;
      while (Date.now() < until && (open.size > 0 || Date.now() - lastChange < quietTime)) await wait(50);
    },
  };
}

/**
 * Visits an address once, as a new visitor on a slow line.
 * @throws when the page shows no heading, or scripts travelled without brotli
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'en-US', timezoneId: 'UTC' });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const paint = { largest: 0 };
      (window as unknown as { paint: typeof paint }).paint = paint;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) paint.largest = Math.max(paint.largest, entry.startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const bytesPerSecond = (conditions.megabits * 1_000_000) / 8;
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: conditions.latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond });
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
    const requests = watchRequests(session);
    await page.goto(url, { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: longestVisit });
    await requests.quiet();
    const paints = await page.evaluate(() => ({
      largest: (window as unknown as { paint: { largest: number } }).paint.largest,
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const plain = uncompressedScripts(requests.done);
    if (plain.length > 0) throw new Error(`These scripts travelled without brotli: ${plain.join(', ')}.`);
    return {
      scriptBytes: scriptBytes(requests.done),
      scripts: requests.done.filter(({ type }) => type === 'Script').length,
      steps: sequentialSteps(requests.done),
      largestPaint: paints.largest,
      firstPaint: paints.first,
    };
  } finally {
    await context.close();
  }
}
