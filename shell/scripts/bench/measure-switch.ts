import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { lines } from './conditions';
import { openTab } from './measure-page';
import { watchRequests } from './watch-requests';

/** Links of the home page's header and footer that lead into other areas. */
const links = [
  { landmark: 'banner', name: /Compliance Center/ },
  { landmark: 'contentinfo', name: /^Blog$/ },
] as const;

/** Milliseconds between pointing at a link and clicking it: what people take at least. */
const hoverTime = 200;
const longestSwitch = 15_000;

/** Runs in the page: when, after the click, another heading than now is painted. */
function watchSwitch(): void {
  const before = document.querySelector('main h1')?.textContent;
  const timing = {
    took: 0,
    look(clickedAt: number): void {
      const heading = document.querySelector('main h1')?.textContent;
      // The frame that shows it is done when the task after it runs.
      if (heading && heading !== before) requestAnimationFrame(() => setTimeout(() => (timing.took = performance.now() - clickedAt)));
      else requestAnimationFrame(() => timing.look(clickedAt));
    },
  };
  (globalThis as unknown as { counterpartSwitch: typeof timing }).counterpartSwitch = timing;
  addEventListener('click', ({ timeStamp }) => timing.look(timeStamp), { capture: true, once: true });
}

/**
 * How long after a click on a link to another area that area's heading is painted, when its code was fetched while the
 * pointer was over the link.
 * @param runs how often each link is followed
 * @returns milliseconds of each switch
 */
export async function measureSwitches(browser: Browser, url: string, runs: number): Promise<number[]> {
  const [line] = lines;
  if (!line) return [];
  const took: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const { landmark, name } of links) {
      const { page, session } = await openTab(browser, line, { width: 1280, height: 900 });
      const requests = watchRequests(session);
      await page.goto(url, { waitUntil: 'load' });
      await requests.quiet();
      const link = page.getByRole(landmark).getByRole('link', { name }).first();
      await page.evaluate(watchSwitch);
      await link.hover();
      await wait(hoverTime);
      await page.mouse.down();
      await page.mouse.up();
      const timing = await page.waitForFunction(() => (globalThis as unknown as { counterpartSwitch: { took: number } }).counterpartSwitch.took, null, { timeout: longestSwitch });
      took.push(await timing.jsonValue());
      await page.context().close();
    }
  }
  return took;
}
