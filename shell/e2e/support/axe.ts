import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from './fixtures';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Every rule of WCAG 2.1 A and AA. */
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
/** Those of them that look at colors: all that a theme changes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Violations of the rules, one line each. */
export async function violations(page: Page, rules = everyRule): Promise<string[]> {
  // Through the debugging protocol: the page's own policy rightly refuses foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const results = await page.evaluate(
    (names) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly: names,
        resultTypes: ['violations'],
      }),
    rules,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary?.split('\n').at(-1)?.trim() ?? ''})`),
  );
}

/** Until no color is on its way to another one: a transition that ends may be followed by one of what is inside it. */
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

type Theme = 'light' | 'dark';
/** Wide screens begin in light, phones in dark. */
const themesAt = (width: number): readonly Theme[] => (width < 768 ? ['dark', 'light'] : ['light', 'dark']);

/** The page as it stands, at this width: every rule in the first theme, the rules for colors in the other. */
export async function expectAccessible(page: Page, themes?: readonly Theme[]): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const [index, colorScheme] of (themes ?? themesAt(width)).entries()) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await settle(page);
    expect(await violations(page, index === 0 ? everyRule : colorRules), colorScheme).toEqual([]);
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'nothing wider than the screen',
  ).toBeLessThanOrEqual(width);
}

/**
 * The page as it stands on a wide screen in light and, by one visit, on a phone in dark, each also in the other theme
 * in a long run; the screen is wide again afterwards.
 */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const size of [wide, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await expectAccessible(page, themesAt(size.width).slice(0, process.env['TEST_LONG'] ? 2 : 1));
  }
  await page.setViewportSize(wide);
}
