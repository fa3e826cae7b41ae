import type { Response } from 'playwright/test';
import { expectAccessible } from './axe';
import { expect, test, type Page } from './fixtures';
import { hydrationDifferences } from './hydration';
import { signInQuietly } from './people';
import { accountFor, openableRoutes, pathOf, publicRoutes } from './routes';
import { textOf } from './server-html';

/** The server has rendered the page, and the browser would have rendered the same. */
async function expectRendered(page: Page, response: Response | null): Promise<void> {
  expect(response?.headers()['server-timing']).toMatch(/desc=(server|cached)/);
  expect(textOf((await response?.text()) ?? '')).toContain(
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().textContent(),
  );
  await page.waitForLoadState('networkidle');
  expect(await hydrationDifferences(page)).toEqual([]);
}

// Each by itself, so that no worker is left with all of them at the end.
test.describe.configure({ mode: 'parallel' });

// One visit shows both: what the server rendered does not depend on the width, so phones look at accessibility only.
for (const route of openableRoutes) {
  test(`${route.path} arrives rendered where it is public, and meets WCAG 2.1 AA`, async ({ page, request }, {
    project,
  }) => {
    const account = accountFor(route);
    if (account) await signInQuietly(page, account);
    const response = await page.goto((await pathOf(route, request)) ?? route.path);
    if (project.name === 'wide' && publicRoutes.includes(route)) await expectRendered(page, response);
    await expectAccessible(page);
  });
}
