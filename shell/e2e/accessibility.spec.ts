import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test, type Page } from './fixtures';
import { signInQuietly } from './people';
import { accountFor, addressOf, openableRoutes } from './routes';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** Violations of WCAG 2.1 A and AA, one line each. */
async function violations(page: Page): Promise<string[]> {
  // Through the debugging protocol: the page's own policy rightly refuses foreign scripts.
  await page.evaluate(axeSource);
  const results = await page.evaluate(
    (tags) => (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({ runOnly: tags, resultTypes: ['violations'] }),
    rules,
  );
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary?.split('\n').at(-1)?.trim() ?? ''})`));
}

/** Until no colour is on its way to another one: a transition that ends may be followed by one of what is inside it. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let underWay: Animation[];
    do {
      await frame();
      await frame();
      underWay = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(underWay.map(({ finished }) => finished));
    } while (underWay.length);
  });
}

/** The page as it stands, in both themes, at this width. */
async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await settle(page);
    expect(await violations(page), colorScheme).toEqual([]);
  }
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing wider than the screen').toBeLessThanOrEqual(width);
}

for (const route of openableRoutes) {
  test(`${route.path} meets WCAG 2.1 AA in both themes`, async ({ page, request }) => {
    const account = accountFor(route);
    if (account) await signInQuietly(page, account);
    await page.goto((await addressOf(route, request)) ?? route.path);
    await expectAccessible(page);
  });
}

test('sign-up meets WCAG 2.1 AA in both themes, also with its errors', async ({ page }) => {
  await page.goto('/auth?signup=true');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessible(page);
});

test("a profile's tabs and its message dialog meet WCAG 2.1 AA in both themes", async ({ page, request }) => {
  const route = openableRoutes.find(({ path }) => path === '/accountant/:id');
  await signInQuietly(page, 'client');
  await page.goto((route && (await addressOf(route, request))) ?? '/');
  for (const tab of [/^Services/, /^Reviews/]) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Contact Me' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('an open conversation meets WCAG 2.1 AA in both themes', async ({ page }) => {
  await signInQuietly(page, 'accountant');
  await page.goto('/messages');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
  await expect(page.getByRole('log')).toBeVisible();
  await expectAccessible(page);
});

test('the 404 page meets WCAG 2.1 AA in both themes', async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  await page.goto('/no-such-page');
  await expectAccessible(page);
});

test('axe sees a text that is too pale, so its silence above means something', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('style', 'color:#bbb;background:#fff;font-size:14px'));
  expect((await violations(page)).join()).toContain('color-contrast');
});
