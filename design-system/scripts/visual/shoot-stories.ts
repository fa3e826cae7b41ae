import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../../shell/scripts/browser/find-browser';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A photograph of one story as PNG, by theme. */
export type Shots = Readonly<Record<Theme, Buffer>>;

/** The day that stories live in: ages and calendars never change. */
const now = new Date('2026-11-20T15:00:00Z');
/** Milliseconds for anything a page does; a busy machine is slow, not wrong. */
const patience = 60_000;
/** Of stories that set no viewport of their own. */
const usualSize = { width: 1280, height: 800 };
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

export const launchExactBrowser = (): Promise<Browser> => launchBrowser({ complete: true }, exactDrawing);

/** A page in which nothing depends on the machine's clock, zone, language, theme or taste for motion. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: usualSize,
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
 * Opens a story in the light theme and waits until it has played, in the size that it asks for.
 * @throws with the story's id when it never finishes
 */
export async function playStory(page: Page, origin: string, id: string): Promise<void> {
  const play = async () => {
    await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true&id=${encodeURIComponent(id)}`);
    await page.waitForFunction(hasFinished).catch(() => {
      throw new Error(`The story ${id} did not finish within ${patience / 1000} s.`);
    });
  };
  if (page.viewportSize()?.width !== usualSize.width) await page.setViewportSize(usualSize);
  await play();
  // Storybook's frame would give a story its size; alone it is known once the story is there.
  const size = await page.evaluate(sizeOfStory);
  if (!size) return;
  await page.setViewportSize(size);
  await play();
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

interface PreparedStory {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
  readonly parameters?: {
    readonly viewport?: {
      readonly options?: Readonly<
        Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
      >;
    };
  };
}

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly phase?: string; readonly story?: PreparedStory };
  };
}

// The functions below run in the page.

function hasFinished(): boolean {
  const phase = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return phase === 'finished' || phase === 'errored';
}

/** The size that the story itself sets, if any. */
function sizeOfStory(): { readonly width: number; readonly height: number } | null {
  const story = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.story;
  const styles = story?.parameters?.viewport?.options?.[story.storyGlobals?.viewport?.value ?? '']?.styles;
  return styles ? { width: parseInt(styles.width, 10), height: parseInt(styles.height, 10) } : null;
}

async function arePicturesReady(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

function showDark(): void {
  document.documentElement.dataset['theme'] = 'dark';
}
