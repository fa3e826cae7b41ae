import { join } from 'node:path';
import type { SiteSettings, StoredSiteSettings } from '@counterpart/api/contract';
import { buildArea } from '../../federation/build-area';
import { outputFolder } from '../../federation/output-folder';
import { activateRelease, publishRelease } from '../../federation/release/publish-release';
import { changedRelease } from '../../scripts/changed-release';
import type { Product } from '../../scripts/start-product';
import type { RemoteManifest } from '../../sdk/areas/manifest';
import { expectAccessible } from '../support/axe';
import { expect, test as base, type Page } from '../support/fixtures';
import { hydrationDifferences } from '../support/hydration';
import { demoPassword, signOutQuietly } from '../support/people';
import { registryOf, startReleasable, untilServed, type Change } from './changed-releases';

const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startReleasable();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
});

const folderOf = (area: string) => join(import.meta.dirname, '../outside-areas', area);

/** Publishes a build of another team's area through the registry, and makes it current. */
async function serve(product: Product, area: string, output: string): Promise<void> {
  const published = await publishRelease(output, registryOf(product));
  await activateRelease(published, registryOf(product));
  await untilServed(product, { [area]: published.version });
}

/** The same build under another version, changed. */
async function serveChanged(
  product: Product,
  version: string,
  changes: { readonly change?: Change; readonly manifest?: Partial<RemoteManifest> },
): Promise<void> {
  const target = join(product.dataFolder, 'changed', `filing-${version}`);
  await changedRelease(outputFolder(folderOf('filing')), target, { version, ...changes });
  await serve(product, 'filing', target);
}

/** Leaves the page first: what it asks for as another account is refused. */
async function logInQuietly(page: Page, product: Product, username: string): Promise<void> {
  await page.goto('about:blank');
  const data = { username, password: demoPassword };
  expect((await page.request.post('/api/login', { data, headers: { origin: product.url } })).ok()).toBe(true);
}

const headerOf = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main', exact: true });
const shellOf = async ({ url }: Product) => /assets\/main\.\w+\.js/.exec(await (await fetch(url)).text())?.[0];

test('an area is in the header and on the dashboard without a release of the shell', async ({
  page,
  product,
  expectedConsole,
}) => {
  test.setTimeout(300_000);
  const shell = await shellOf(product);
  for (const area of ['filing', 'payroll']) {
    await buildArea(folderOf(area));
    await serve(product, area, outputFolder(folderOf(area)));
  }

  // A new link comes last: behind 'More', which eight links need.
  await page.goto('/pricing');
  const more = headerOf(page).getByRole('button', { name: 'More pages' });
  await more.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Compliance CenterNEW', 'FilingsNEW']);
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Filings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Filings' })).toBeVisible();
  await expect(headerOf(page).getByRole('button', { name: 'More pages, this one among them' })).toBeVisible();

  // An administrator moves it to the front, by keyboard, and hides another one.
  await logInQuietly(page, product, 'admin');
  await page.goto('/admin?tab=settings');
  const links = page.getByRole('list', { name: 'Links of the header' });
  const up = links.getByRole('button', { name: 'Move up: Filings' });
  await up.focus();
  for (let position = 8; position > 1; position -= 1) await page.keyboard.press('Enter');
  await expect(page.getByText('Filings is 1 of 8.')).toBeVisible();
  await links.getByRole('button', { name: 'Hide: FAQ' }).click();
  const cards = page.getByRole('list', { name: /^Cards of the dashboard/ });
  await cards.getByRole('button', { name: 'Move up: Payroll' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Settings saved' })).toBeVisible();
  await expectAccessible(page);
  await signOutQuietly(page);
  const shown = ['FilingsNEW', 'Search', 'Accountants', 'Financial Advisors', 'Fractional CFOs', 'Pricing'];
  await expect
    .poll(async () => {
      await page.goto('/pricing');
      return headerOf(page).getByRole('link').allTextContents();
    })
    .toEqual(shown);
  expect(await hydrationDifferences(page)).toEqual([]);

  // Its card of the dashboard, behind that of a third team, which hears of what is filed.
  await logInQuietly(page, product, 'client');
  await page.goto('/dashboard');
  const regions = page.getByRole('main').getByRole('region', { name: /^(Payroll|Filings)$/ });
  await expect(regions).toHaveCount(2);
  await expect(regions.first()).toContainText('Nothing filed yet');
  await page.getByRole('button', { name: 'File 2026' }).click();
  await expect(regions.first()).toContainText('Filed: 2026');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('navigation', { name: 'Main, mobile' });
  await expect(drawer.getByRole('link')).toHaveText([...shown, 'Compliance CenterNEW']);
  await page.setViewportSize({ width: 1280, height: 800 });

  // The card throws, in the release before too: the card says that, and everything else stays.
  expectedConsole.push(/A bug of filing/);
  const broken: Change = (_file, text) =>
    text.replaceAll('"File 2026"', '(()=>{throw new Error("A bug of filing.")})()');
  await serveChanged(product, '2.0.0', { change: broken });
  await serveChanged(product, '3.0.0', { change: broken });
  await page.goto('/dashboard');
  await expect(regions.last()).toContainText('Filings can’t be shown right now. The rest of the page works.');
  await expect(regions.first()).toContainText('Nothing filed yet');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  // The team takes link and card away; the administrators' order stays for when they come back.
  await serveChanged(product, '4.0.0', { manifest: { navigation: [], slots: [] } });
  await page.goto('/dashboard');
  await expect(regions).toHaveCount(1);
  await expect(headerOf(page).getByRole('link', { name: 'Filings' })).toHaveCount(0);
  await expect(headerOf(page).getByRole('link')).toHaveText([...shown.slice(1), 'Compliance CenterNEW']);
  await logInQuietly(page, product, 'admin');
  const { settings } = (await (await page.request.get('/api/admin/settings')).json()) as StoredSiteSettings;
  expect((settings satisfies SiteSettings).navigation.order[0]).toBe('/filings');
  expect(await shellOf(product)).toBe(shell);
});
