import { expect, test, type Page } from './fixtures';

const marker = '__changedCodeRan';

// A browser says in its console that it refused a file.
test.use({ expectedConsole: ({}, use) => use([/integrity/i, /Failed to load resource/, /Loading (CSS )?chunk/, /RUNTIME-008|ScriptNetworkError/, /is not available/, /ReferenceError|TypeError/]) });

/** Serves files with code in front that says it ran. */
async function change(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `self.${marker}=true;${await response.text()}` });
  });
}

async function filesOf(page: Page, address: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return [...files];
}

const ran = (page: Page) => page.evaluate((name) => name in globalThis, marker);

test('no file of a page runs after it was changed', async ({ page, context }) => {
  test.slow();
  const files = await filesOf(page, '/');
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) {
    const tab = await context.newPage();
    await change(tab, new RegExp(file.replaceAll('.', '\\.')));
    await tab.goto('/');
    await tab.waitForLoadState('networkidle');
    expect(await ran(tab), file).toBe(false);
    await tab.close();
  }
});

test('a changed area shows its card, and the rest of the app works', async ({ page }) => {
  await page.goto('/');
  await change(page, /\/releases\/blog\/.*remote-entry/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Blog is not available right now' })).toBeVisible();
  expect(await ran(page)).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Financial Professionals' })).toBeVisible();
});

test('a chunk that the map does not know does not run', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const scope = globalThis as unknown as { counterpartIntegrity: Record<string, string> };
    const known = Object.entries(scope.counterpartIntegrity).filter(([address]) => !address.includes('/releases/blog/'));
    scope.counterpartIntegrity = Object.fromEntries(known);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Blog is not available right now' })).toBeVisible();
});
