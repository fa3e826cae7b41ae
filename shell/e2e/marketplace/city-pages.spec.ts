import { violations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { newPerson, signUp } from '../support/people';

const headOf = (html: string) => ({
  robots: /<meta name="robots" content="([^"]*)">/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="https?:\/\/[^/]*([^"]*)">/.exec(html)?.[1],
  title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
});

test('a city page that a search engine lists leads to the first word to a professional, before any account', async ({
  page,
  request,
}) => {
  const [listed = ''] = (await (await request.get('/sitemaps/locations-1.xml')).text()).match(
    /\/accountants\/\w+\/[\w-]+(?=<)/,
  ) ?? [''];
  await page.goto(listed);
  const title = page.getByRole('heading', { level: 1, name: /^Accountants in / });
  await expect(title).toBeVisible();
  const name = (await title.textContent()) ?? '';
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }

  // To a neighbor by service and back again.
  const more = page
    .getByRole('navigation', { name: /^More in / })
    .getByRole('link')
    .first();
  const service = (await more.textContent()) ?? '';
  await more.click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${service} in `) })).toBeVisible();
  await page
    .getByRole('navigation', { name: /^More in / })
    .getByRole('link', { name: 'Accountants' })
    .click();
  await expect(page).toHaveURL(listed);

  await page
    .getByRole('list', { name: /^Based in / })
    .getByRole('link', { name: /^View Profile: / })
    .first()
    .click();
  await expect(page.getByRole('link', { name: name.replace('Accountants in ', '') })).toHaveAttribute('href', listed);
  await page.getByRole('button', { name: 'Contact Me' }).first().click();
  const client = newPerson('Ines', 'Duarte');
  const words = `Hello, I found you by your city. (${client.username})`;
  const dialog = page.getByRole('dialog', { name: /^Send Message to / });
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('textbox').press('Enter');
  await expect(page.getByRole('heading', { name: 'Create your account to send this' })).toBeVisible();
  await signUp(page, client);
  await expect(page.getByRole('log').getByText(words)).toBeVisible();
});

test('search engines get a city page whole, one URL for every spelling, and nothing of what is no city', async ({
  request,
}) => {
  const map = await (await request.get('/sitemaps/locations-1.xml')).text();
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemaps/locations-1.xml');
  const html = await (await request.get('/accountants/ga/atlanta')).text();
  expect(headOf(html)).toEqual({
    robots: undefined,
    canonical: '/accountants/ga/atlanta',
    title: 'Accountants in Atlanta, GA | Counterpart',
  });
  expect(html).toMatch(/<h1[^>]*>Accountants in Atlanta, GA/);
  expect(html).toContain('"@type":"ItemList"');
  expect(map).toContain('/accountants/ga/atlanta<');

  const thin = await request.get('/accountants/ga/macon');
  expect([thin.status(), headOf(await thin.text()).robots]).toEqual([200, 'noindex']);
  expect(map).not.toContain('/macon');

  for (const [written, path] of [
    ['/accountants/georgia/Atlanta', '/accountants/ga/atlanta'],
    ['/services/tax/ga/ATLANTA', '/services/tax-preparation/ga/atlanta'],
  ] as const) {
    const moved = await request.get(written, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([301, path]);
  }
  for (const path of ['/accountants/zz/atlanta', '/accountants/ga/no-such-town', '/services/plumbing/ga/atlanta']) {
    const response = await request.get(path);
    expect([response.status(), headOf(await response.text()).title]).toEqual([404, '404 Page Not Found | Counterpart']);
  }
});

test('directories lead to the pages of cities', async ({ page }) => {
  await page.goto('/accountants');
  const cities = page.getByRole('navigation', { name: 'Accountants by City' });
  await cities.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Accountants in / })).toBeVisible();
  await page.goto('/advisors');
  await expect(page.getByRole('navigation', { name: 'Financial Planning by City' })).toBeVisible();
});
