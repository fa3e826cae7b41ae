import type { APIRequestContext } from 'playwright/test';
import { violations } from '../support/axe';
import { expect, test, type Page } from '../support/fixtures';
import { demoPassword, newPerson, sameOrigin } from '../support/people';

interface Totals {
  readonly views: number;
  readonly contacts: number;
}

/** Fetches the signed-in professional's totals of the last seven days. */
async function totals(request: APIRequestContext): Promise<Totals> {
  const answer = await request.get('/api/analytics?days=7');
  return ((await answer.json()) as { totals: Totals }).totals;
}

/** Widths that fields for days have and do not have: a browser cuts off the year without a scroll bar. */
const cutDays = (page: Page) =>
  page.locator('input[type=date]').evaluateAll((fields: HTMLInputElement[]) =>
    fields.flatMap((field) => {
      const width = field.offsetWidth;
      field.style.width = 'max-content';
      const needed = field.offsetWidth;
      field.style.width = '';
      return width < needed ? [`${width} of ${needed}`] : [];
    }),
  );

test('a visitor’s look and first message appear in the professional’s analytics', async ({
  page,
  playwright,
  browser,
  baseURL,
}) => {
  test.slow();
  const advisor = { username: 'advisor', password: demoPassword };
  const signedIn = await page.request.post('/api/login', { data: advisor, headers: sameOrigin() });
  const { id } = (await signedIn.json()) as { id: number };
  const before = await totals(page.request);

  await test.step('a visitor opens the profile, and a client writes; the professional looks at it too', async () => {
    // A browser of its own kind: a visit counts once in half an hour, and other journeys open profiles too.
    const userAgent = `Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Journey/${Date.now()}`;
    const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-US', userAgent });
    const visitor = await context.newPage();
    const counted = visitor.waitForRequest((request) => request.url().endsWith('/api/counts'));
    await visitor.goto(`/advisors/${id}`);
    // A browser that is closed before the answer may take the count along.
    await (await counted).response();
    await context.close();
    const client = await playwright.request.newContext({ baseURL: baseURL! });
    const person = { ...newPerson('Wren', 'Abbott'), password: demoPassword, confirmPassword: demoPassword };
    const registration = { ...person, userType: 'client', agreeTerms: true };
    expect((await client.post('/api/register', { data: registration, headers: sameOrigin() })).ok()).toBe(true);
    const message = { receiverId: id, content: 'Do you work with teachers?' };
    expect((await client.post('/api/messages', { data: message, headers: sameOrigin() })).ok()).toBe(true);
    await client.dispose();
    const own = page.waitForRequest((request) => request.url().endsWith('/api/counts'));
    await page.goto(`/advisors/${id}`);
    await own;
  });

  await test.step('both are counted, the own visit is not', async () => {
    const expected = { views: before.views + 1, contacts: before.contacts + 1 };
    await expect.poll(() => totals(page.request), { timeout: 20_000 }).toMatchObject(expected);
    await page.goto('/dashboard?tab=analytics&range=7');
    const chart = page.getByRole('region', { name: 'Over time' });
    await chart.getByRole('button', { name: 'View as Table' }).click();
    await expect(chart.getByRole('row')).toHaveCount(8);
    await expect(page.getByRole('region', { name: 'How you compare' })).toContainText('financial advisors');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('days are kept in the URL, and saved as a file', async () => {
    await page.getByLabel('Dates').selectOption('Last 90 days');
    await expect(page).toHaveURL(/range=90/);
    await page.reload();
    await expect(page.getByLabel('Dates')).toHaveValue('90');
    const href = await page.getByRole('link', { name: 'Export CSV: Over time' }).getAttribute('href');
    const file = await (await page.request.get(href ?? '')).text();
    expect(file.split('\r\n')).toHaveLength(92);
  });

  await test.step('on the smallest phone nothing is wider than the screen, and no day is cut off', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByLabel('Dates').selectOption('Custom');
    await expect(page.getByLabel('From')).toBeVisible();
    expect(await cutDays(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('other plans see two totals, and where the rest is', async ({ page }) => {
  const cfo = { username: 'cfo', password: demoPassword };
  expect((await page.request.post('/api/login', { data: cfo, headers: sameOrigin() })).ok()).toBe(true);
  await page.goto('/dashboard?tab=analytics');
  await expect(page.getByRole('region', { name: 'Unlock full analytics with Premium' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose Premium' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect((await page.request.get('/api/analytics.csv?report=days')).status()).toBe(403);
});
