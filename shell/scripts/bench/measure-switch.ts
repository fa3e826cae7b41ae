import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { Conditions } from './conditions';
import { openTab } from './measure-page';
import { watchRequests } from './watch-requests';

/** Links of the home page's header and footer that lead into other areas. */
const links = [
  { landmark: 'banner', name: /Compliance Center/ },
  { landmark: 'contentinfo', name: /^Blog$/ },
] as const;

/**
 * Milliseconds that people look at a page at least before they go on, for each time the processor is slower: it is busy
 * with the page for most of them.
 */
const readingTime = 2_000;
/** Milliseconds between pointing at a link and clicking it: what people take at least. */
const hoverTime = 200;

/**
 * Runs in the page before the click, so that nothing but the page itself works after it. (No function in it has a name,
 * for the reason given at `probe`.)
 * @returns milliseconds from the click until another heading than now is painted
 */
function watchSwitch(): Promise<number> {
  return new Promise((resolve) => {
    const main = document.querySelector('main') ?? document.body;
    const before = main.querySelector('h1')?.textContent;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          const now = main.querySelector('h1')?.textContent;
          if (!now || now === before) return;
          observer.disconnect();
          // The frame that shows it is done when the task after it runs.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        });
        observer.observe(main, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}

/**
 * Measures how long after a click on a link to another area that area's heading is painted, when its code was fetched
 * while the pointer was over the link.
 * @param runs how often each link is followed
 * @returns milliseconds of each switch
 */
export async function measureSwitches(
  browser: Browser,
  url: string,
  conditions: Conditions,
  runs: number,
): Promise<number[]> {
  const took: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const { landmark, name } of links) {
      const { page, session } = await openTab(browser, conditions, { width: 1280, height: 900 });
      const requests = watchRequests(session);
      await page.goto(url, { waitUntil: 'load' });
      await requests.quiet();
      await wait(readingTime * conditions.slowdown);
      const link = page.getByRole(landmark).getByRole('link', { name }).first();
      const switched = page.evaluate(watchSwitch);
      await link.hover();
      await wait(hoverTime);
      await page.mouse.down();
      await page.mouse.up();
      took.push(await switched);
      await page.context().close();
    }
  }
  return took;
}
