import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { demoPassword } from '../../e2e/people';
import { findBrowser } from '../browser/find-browser';
import { pageTypes, type PageType } from './page-types';

/** Width in px and theme of a picture. */
export interface View {
  readonly width: 390 | 1440;
  readonly theme: 'light' | 'dark';
}

/** The views of each page type, in the order of the sheet's columns. */
export const views: readonly View[] = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
];

const heights: Record<View['width'], number> = { 390: 844, 1440: 900 };

/** Milliseconds that a page gets to show what it requests after it is live. */
const settling = 700;
/** The most of a page, in px, that a picture shows. */
const longest = 9_000;

export const pictureFile = (name: string, { width, theme }: View): string => `${name}.${width}.${theme}.jpg`;

/** One page that could not be photographed, and why; or what its console said. */
export interface Complaint {
  readonly picture: string;
  readonly text: string;
}

interface Options {
  /** Origin of the running product. */
  readonly origin: string;
  readonly folder: string;
  /** Page types whose name matches. */
  readonly only: RegExp;
}

/** Photographs every page type in every view; resolves with what was wrong on the way. */
export async function takePictures({ origin, folder, only }: Options): Promise<readonly Complaint[]> {
  mkdirSync(folder, { recursive: true });
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args],
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
  const complaints: Complaint[] = [];
  try {
    const visitor = await browser.newContext({ baseURL: origin });
    const pages = (await pageTypes(visitor.request)).filter(({ name }) => only.test(name));
    await visitor.close();
    for (const view of views)
      for (const account of new Set(pages.map((page) => page.account))) {
        const own = pages.filter((page) => page.account === account);
        complaints.push(...(await photograph(browser, { origin, folder, view, account, pages: own })));
      }
  } finally {
    await browser.close();
  }
  return complaints;
}

interface Tour {
  readonly origin: string;
  readonly folder: string;
  readonly view: View;
  readonly account: string | null;
  readonly pages: readonly PageType[];
}

/** One person goes through their pages in one view. */
async function photograph(browser: Browser, { origin, folder, view, account, pages }: Tour): Promise<Complaint[]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: view.width, height: heights[view.width] },
    colorScheme: view.theme,
    hasTouch: view.width === 390,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const complaints: Complaint[] = [];
  if (account !== null) {
    const data = { username: account, password: demoPassword };
    const response = await context.request.post('/api/login', { data, headers: { origin } });
    if (!response.ok()) throw new Error(`${account} could not sign in: ${response.status()}`);
  }
  for (const { name, path } of pages) {
    const picture = pictureFile(name, view);
    const page = await context.newPage();
    page.on('console', (message) => {
      const isExpected = name.includes('not-found') && message.text().includes('404');
      if (['error', 'warning'].includes(message.type()) && !isExpected)
        complaints.push({ picture, text: message.text() });
    });
    try {
      await page.goto(path);
      await settle(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (sideways > 0) complaints.push({ picture, text: `scrolls sideways by ${sideways} px` });
      await page.screenshot({
        path: join(folder, picture),
        type: 'jpeg',
        quality: 72,
        fullPage: true,
        ...(height > longest && { clip: { x: 0, y: 0, width: view.width, height: longest } }),
      });
    } catch (error) {
      complaints.push({ picture, text: String(error) });
    }
    await page.close();
  }
  await context.close();
  return complaints;
}

/** Waits until the page is live, shows what is loaded when it comes near the window, and goes back to the top. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const app = document.getElementById('app');
    return !app || Object.keys(app).some((key) => key.startsWith('__reactContainer$'));
  });
  await page.waitForTimeout(settling);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(settling / 2);
}
