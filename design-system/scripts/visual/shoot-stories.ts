import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser } from '../../../shell/scripts/browser/find-browser';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A photograph of one story as PNG, by theme. */
export type Shots = Readonly<Record<Theme, Buffer>>;

/** The day that stories live in: ages and calendars never change. */
const now = new Date('2026-11-20T15:00:00Z');
/** Milliseconds for anything a page does; a busy machine is slow, not wrong. */
const patience = 60_000;
/** Looks taken until two in a row are the same. */
const looks = 6;

/** Chance with a fixed start (mulberry32), so that what is drawn by chance is drawn alike. */
const fixChance = `(() => { let seed = 1; Math.random = () => { seed = (seed + 0x6d2b79f5) | 0; let t = Math.imul(seed ^ (seed >>> 15), 1 | seed); t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t; return ((t ^ (t >>> 14)) >>> 0) / 4294967296; }; })();`;

/**
 * The same picture each time: no half-pixel text, no tile drawn in parts, no drawing that depends on the processor or
 * on who is first.
 */
const exactDrawing = [
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--num-raster-threads=1',
];

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser({ complete: true });
  return chromium.launch({
    executablePath,
    args: [...args, ...exactDrawing],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}

/** A page in which nothing depends on the machine's clock, zone, language, theme or taste for motion. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.addInitScript(fixChance);
  return page;
}

/**
 * Opens a story and waits until it has played.
 * @returns whether it threw
 * @throws with the story's id when it never finishes
 */
export async function playStory(page: Page, origin: string, id: string): Promise<{ readonly threw: boolean }> {
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true&id=${encodeURIComponent(id)}`);
  await page.waitForFunction(hasFinished).catch(() => {
    throw new Error(`The story ${id} did not finish within ${patience / 1000} s.`);
  });
  return { threw: await page.evaluate(hasThrown) };
}

/**
 * Opens a story and takes it in both themes, when it has played and its fonts and pictures are there.
 * @param patient looks again and again, until nothing moves
 * @throws with the story's id when it never finishes
 */
export async function shootStory(page: Page, origin: string, id: string, patient: boolean): Promise<Shots> {
  await playStory(page, origin, id);
  await page.evaluate(arePicturesReady);
  const light = await look(page, patient);
  await page.evaluate(showDark);
  return { light, dark: await look(page, patient) };
}

async function look(page: Page, patient: boolean): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let last = await take();
  for (let tries = 1; patient && tries < looks; tries++) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown };
}

// The functions below run in the page.

function hasFinished(): boolean {
  const phase = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return phase === 'finished' || phase === 'errored';
}

/** A story that threw ends as 'finished' too; its channel events show the error. */
function hasThrown(): boolean {
  const channel = (window as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
  return ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'unhandledErrorsWhilePlaying'].some(
    (event) => channel?.last(event) !== undefined,
  );
}

async function arePicturesReady(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

function showDark(): void {
  document.documentElement.dataset['theme'] = 'dark';
}
