import { expect, test, type Page } from '../support/fixtures';
import { watchQuiet } from '../support/quiet';
import { disablePrefetch } from '../support/save-data';

const marker = '__changedCodeRan';

// A browser says in its console that it refused a file.
test.use({
  expectedConsole: ({}, use) =>
    use([
      /integrity/i,
      /Failed to load resource/,
      /Loading (CSS )?chunk/,
      /did not load/,
      /is not available/,
      /Content Security Policy/,
      /TrustedScriptURL/,
      /ReferenceError|TypeError/,
    ]),
});

/** Serves files with code in front that says it ran. */
async function change(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `self.${marker}=true;${await response.text()}` });
  });
}

async function filesOf(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return [...files];
}

/** The first file of each folder, as an entry or not, and of each type: those of a kind are loaded in the same way. */
function oneOfEachKind(files: readonly string[]): string[] {
  const kindOf = (file: string) =>
    [
      file
        .split('/')
        .slice(1, 3)
        .join('/')
        .replace(/\/[^/]*\.\w+$/, ''),
      /entry|main/.test(file),
      file.split('.').at(-1),
    ].join();
  return [...new Map(files.map((file) => [kindOf(file), file])).values()];
}

const ran = (page: Page) => page.evaluate((name) => name in globalThis, marker);

/** Tabs that are open at the same time: most of what a tab takes is waiting. */
const concurrentTabs = 4;

test('no file of a page runs after it was changed, and the page is still shown', async ({ page, context }) => {
  test.slow();
  const all = await filesOf(page, '/');
  expect(all.length).toBeGreaterThan(5);
  const files = process.env['TEST_LONG'] ? all : oneOfEachKind(all);
  const checkFile = async (file: string) => {
    const tab = await context.newPage();
    const { untilQuiet } = watchQuiet(tab);
    await change(tab, new RegExp(file.replaceAll('.', '\\.')));
    await tab.goto('/');
    await untilQuiet();
    expect(await ran(tab), file).toBe(false);
    await expect(tab.getByRole('heading', { level: 1 }), file).toBeVisible();
    await tab.unrouteAll({ behavior: 'wait' });
    await tab.close();
  };
  const queue = [...files];
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await checkFile(file);
  };
  await Promise.all(Array.from({ length: concurrentTabs }, work));
});

test('one changed byte is enough', async ({ page }) => {
  await page.route(/\/releases\/marketplace\/.*remote-entry/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Marketplace is not available right now' })).toBeVisible();
});

test('a changed area shows its card, and the rest of the app works', async ({ page }) => {
  await change(page, /\/releases\/blog\/.*remote-entry/);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Blog is not available right now' })).toBeVisible();
  expect(await ran(page)).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Financial Professionals' })).toBeVisible();
});

test('a file without a hash does not run, and a release set that was changed is not believed', async ({ page }) => {
  await disablePrefetch(page);
  await page.route('**/fallbacks/**', (route) => route.abort());
  await page.route(/\/served-releases\/./, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()} ` });
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Blog is not available right now' })).toBeVisible();
});

test('an area that names a URL elsewhere does not run', async ({ page }) => {
  let asked = 0;
  await page.route('https://elsewhere.example/**', (route) => {
    asked += 1;
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: `self.${marker}=true;`,
    });
  });
  // The HTML of a registry that was made to name another place for the marketplace, in the whole set too.
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const named = /"entry":"\/releases\/marketplace\/[^"]+"/g;
    const text = (await response.text()).replaceAll(named, '"entry":"https://elsewhere.example/remote-entry.js"');
    await route.fulfill({ response, body: text.replace(/,"whole":"[^"]+"/, '') });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Marketplace is not available right now' })).toBeVisible();
  expect([asked, await ran(page)]).toEqual([0, false]);
});
