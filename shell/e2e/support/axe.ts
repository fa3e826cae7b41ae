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
  await page.evaluate(axeSource);
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

/**
 * The page as it stands, at this width, in both themes: every rule in the first, the rules for colors in the other.
 * Wide screens begin in light, phones in dark.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const { width } = page.viewportSize() ?? { width: 0 };
  const themes = width < 768 ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await settle(page);
    const rules = colorScheme === themes[0] ? everyRule : colorRules;
    expect(await violations(page, rules), colorScheme).toEqual([]);
  }
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'nothing wider than the screen',
  ).toBeLessThanOrEqual(width);
}

/** The page as it stands on a wide screen and, by one visit, on a phone; the screen is wide again afterwards. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize(wide);
}
