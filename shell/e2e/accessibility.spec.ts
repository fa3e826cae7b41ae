import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test, type Page } from './fixtures';
import { demoProfessional, signInQuietly } from './people';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

interface Route {
  readonly path: string;
  /** Demo account that must be signed in. */
  readonly as?: string;
  /** Tab to open before looking. */
  readonly tab?: RegExp;
}

const routes: readonly Route[] = [
  { path: '/' },
  { path: '/search' },
  { path: '/accountants' },
  { path: '/advisors' },
  { path: '/fractional-cfos' },
  { path: '/accountant/{accountant}' },
  { path: '/accountant/{accountant}', tab: /^Services/, as: 'client' },
  { path: '/accountant/{accountant}', tab: /^Reviews/, as: 'client' },
  { path: '/auth' },
  { path: '/auth?signup=true' },
  { path: '/messages', as: 'client' },
  { path: '/blog' },
  { path: '/compliance' },
  { path: '/admin', as: 'admin' },
  { path: '/no-such-page' },
];

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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { path, as, tab } of routes) {
    test.describe(() => {
      test.use({ colorScheme });

      test(`${path}${tab ? ` ${tab.source}` : ''} in ${colorScheme} meets WCAG 2.1 AA`, async ({ page, request, expectedConsole }) => {
        if (path === '/no-such-page') expectedConsole.push(/404/);
        const address = path.includes('{accountant}') ? path.replace('{accountant}', String((await demoProfessional(request, 'accountant')).id)) : path;
        if (as) await signInQuietly(page, as);
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        if (tab) await page.getByRole('tab', { name: tab }).click();
        expect(await violations(page)).toEqual([]);
        const { width } = page.viewportSize() ?? { width: 0 };
        expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing wider than the screen').toBeLessThanOrEqual(width);
      });
    });
  }
}
