import type { Browser, CDPSession, Page } from 'playwright';
import type { Conditions } from './conditions';
import { probe, probeName, probeOptions, readProbe, type PageFigures } from './page-probe';
import { htmlBytes, scriptBytes, sequentialSteps, uncompressedScripts } from './page-requests';
import { watchRequests } from './watch-requests';

/** Cost of one visit with an empty cache. */
export interface Visit extends PageFigures {
  readonly scriptBytes: number;
  readonly htmlBytes: number;
  /** Processor time of the main thread until the page answered, in milliseconds. */
  readonly cpu: number;
  readonly requests: number;
  readonly scripts: number;
  /** Requests that stood in line after the HTML. */
  readonly steps: number;
}

const longestVisit = 30_000;

interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Gives a new visitor's tab its line and its processor. */
export async function openTab(
  browser: Browser,
  { latency, megabits, slowdown }: Conditions,
  viewport = { width: 390, height: 844 },
): Promise<Tab> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, locale: 'en-US', timezoneId: 'UTC' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = (megabits * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

/**
 * Visits a URL once, as a new visitor on a slow line.
 * @throws when the page shows no heading, never answers a key, or scripts travelled without brotli
 */
export async function visit(browser: Browser, url: string, conditions: Conditions): Promise<Visit> {
  const { page, session } = await openTab(browser, conditions);
  const requests = watchRequests(session);
  try {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(probe, probeOptions);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      (name) => (globalThis as unknown as Record<string, { answers: number }>)[name]?.answers,
      probeName,
      { timeout: longestVisit },
    );
    const { metrics } = await session.send('Performance.getMetrics');
    await page.waitForLoadState('load');
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: longestVisit });
    await requests.quiet();
    const { done } = requests;
    const plain = uncompressedScripts(done);
    if (plain.length > 0) throw new Error(`These scripts travelled without brotli: ${plain.join(', ')}.`);
    return {
      ...(await page.evaluate(readProbe, probeName)),
      scriptBytes: scriptBytes(done),
      htmlBytes: htmlBytes(done),
      cpu: 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0),
      requests: done.length,
      scripts: done.filter(({ type }) => type === 'Script').length,
      steps: sequentialSteps(done),
    };
  } catch (error) {
    throw new Error(`${url} was not shown; not answered: ${requests.waiting().join(', ') || 'nothing'}.`, {
      cause: error,
    });
  } finally {
    await page.context().close();
  }
}
