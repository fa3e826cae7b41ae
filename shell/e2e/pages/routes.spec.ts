import type { Response } from 'playwright/test';
import { expectAccessibleAtBothWidths } from '../support/axe';
import { expect, test, type Page } from '../support/fixtures';
import { hydrationDifferences } from '../support/hydration';
import { expectEveryLook } from '../support/looks';
import { expectToOutliveAMomentOffline, offlineMessages, useOddSystem } from '../support/odd-system';
import { signInQuietly } from '../support/people';
import { accountFor, isTwin, openableRoutes, pathOf, publicRoutes } from '../support/routes';
import { textOf } from '../support/server-html';
import { translate } from '../support/translator';

/** The server has rendered the page, and the browser would have rendered the same. */
async function expectRendered(page: Page, response: Response | null): Promise<void> {
  expect(response?.headers()['server-timing']).toMatch(/desc=(server|cached)/);
  expect(textOf((await response?.text()) ?? '')).toContain(
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().textContent(),
  );
  await page.waitForLoadState('networkidle');
  expect(await hydrationDifferences(page)).toEqual([]);
}

/** Its tabs are opened and the page is left while the browser translates it. The console must stay silent. */
async function expectTranslatable(page: Page): Promise<void> {
  await translate(page);
  for (const tab of await page.getByRole('main').getByRole('tab').all()) await tab.click();
  await page.getByRole('banner').getByRole('link', { name: 'Counterpart home' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

// Each by itself, so that no worker is left with all of them at the end.
test.describe.configure({ mode: 'parallel' });

for (const route of openableRoutes.filter((one) => !isTwin(one))) {
  test(`${route.path} arrives rendered where it is public, meets WCAG 2.1 AA in every look, and can be translated @walk`, async ({
    page,
    context,
    request,
    baseURL,
    expectedConsole,
  }) => {
    expectedConsole.push(offlineMessages);
    await useOddSystem(context, baseURL ?? '');
    const account = accountFor(route);
    if (account) await signInQuietly(page, account);
    const response = await page.goto((await pathOf(route, request)) ?? route.path);
    if (publicRoutes.includes(route)) await expectRendered(page, response);
    await expectAccessibleAtBothWidths(page);
    await expectEveryLook(page);
    await expectToOutliveAMomentOffline(page);
    await expectTranslatable(page);
  });
}

test('pages of other directories, which are the same component, arrive rendered', async ({ request }) => {
  const headings: Record<string, string> = {};
  for (const route of openableRoutes.filter(isTwin)) {
    const response = await request.get((await pathOf(route, request)) ?? route.path);
    expect(response.headers()['server-timing'], route.path).toMatch(/desc=(server|cached)/);
    headings[route.path] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text())?.[1] ?? '';
  }
  expect(Object.keys(headings)).toHaveLength(4);
  expect(new Set(Object.values(headings)).size, JSON.stringify(headings)).toBe(4);
  for (const heading of Object.values(headings)) expect(heading).not.toBe('');
});
