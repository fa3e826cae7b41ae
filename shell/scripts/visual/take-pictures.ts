import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Browser, Page } from 'playwright';
import { demoPassword, newPerson } from '../../e2e/support/people';
import { launchBrowser } from '../browser/find-browser';
import { untilLive } from '../../e2e/support/fixtures';
import type { Act } from './acts';
import type { PageType } from './page-type';
import { pageTypes } from './page-types';

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
  const browser = await launchBrowser();
  const complaints: Complaint[] = [];
  try {
    const visitor = await browser.newContext({ baseURL: origin });
    const pages = (await pageTypes(visitor.request)).filter(({ name }) => only.test(name));
    await visitor.close();
    for (const account of new Set(pages.map((page) => page.account))) {
      const tour = { origin, folder, account, pages: pages.filter((page) => page.account === account) };
      for (const width of new Set(views.map((view) => view.width))) {
        // Both themes in parallel: a picture is mostly waiting.
        const themes = views.filter((view) => view.width === width);
        const found = await Promise.all(themes.map((view) => photograph(browser, { ...tour, view })));
        complaints.push(...found.flat());
      }
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

const unavailable = { status: 503, contentType: 'text/plain', body: 'The service is busy. Try again in a minute.' };

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
  if (account !== null) await signIn(context.request, origin, account);
  // The first page of a window can still be laid out for another width.
  await (await context.newPage()).close();
  for (const { name, path, failing, act, isWindow } of pages) {
    const picture = pictureFile(name, view);
    const page = await context.newPage();
    page.on('console', (message) => {
      const isExpected = /not-found|failed|broken|unknown/.test(name);
      if (['error', 'warning'].includes(message.type()) && !isExpected)
        complaints.push({ picture, text: message.text() });
    });
    try {
      if (failing) await page.route(failing, (route) => route.fulfill(unavailable));
      await page.goto(path);
      await settle(page, act, isWindow);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (sideways > 0) complaints.push({ picture, text: `scrolls sideways by ${sideways} px` });
      await page.screenshot({
        path: join(folder, picture),
        type: 'jpeg',
        quality: 72,
        fullPage: !isWindow,
        ...(!isWindow && height > longest && { clip: { x: 0, y: 0, width: view.width, height: longest } }),
      });
    } catch (error) {
      complaints.push({ picture, text: String(error) });
    }
    await page.close();
  }
  await context.close();
  return complaints;
}

/** A demo account signs in; a new person signs up, once for each view. */
async function signIn(request: APIRequestContext, origin: string, account: string): Promise<void> {
  const isProfessional = account === 'new professional';
  const data = account.startsWith('new ')
    ? {
        ...newPerson(),
        password: demoPassword,
        confirmPassword: demoPassword,
        userType: isProfessional ? 'accountant' : 'client',
        ...(isProfessional && { profession: 'bookkeeper' }),
        agreeTerms: true,
      }
    : { username: account, password: demoPassword };
  const path = account.startsWith('new ') ? '/api/register' : '/api/login';
  const response = await request.post(path, { data, headers: { origin } });
  if (!response.ok()) throw new Error(`${account} could not sign in: ${response.status()}`);
}

/**
 * Waits until the page is live, shows what is loaded when it comes near the window, goes back to the top, and does what
 * the picture is of.
 */
async function settle(page: Page, act?: Act, isWindow = false): Promise<void> {
  await untilLive(page);
  await page.waitForTimeout(settling);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(settling / 2);
  if (!act) return;
  page.setDefaultTimeout(15_000);
  await act(page);
  await page.waitForTimeout(settling);
  // A picture of the whole page shows the header where it begins.
  if (!isWindow) await page.evaluate(() => window.scrollTo(0, 0));
}
