import { expect, test } from '../support/fixtures';
import { hydrationDifferences } from '../support/hydration';
import { demoPassword } from '../support/people';
import { pathOf, publicRoutes } from '../support/routes';

test.describe('a cached page', () => {
  test('shows a new review immediately', async ({ baseURL, request, playwright }) => {
    const [professional] = (await (await request.get('/api/accountants?profession=cfo')).json()) as { id: number }[];
    const path = `/fractional-cfos/${professional?.id ?? 0}`;
    await request.get(path);
    expect((await request.get(path)).headers()['server-timing']).toContain('desc=cached');
    const client = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { origin: baseURL ?? '' },
    });
    await client.post('/api/login', { data: { username: 'client', password: demoPassword } });
    const comment = 'Explained every line of our forecast and found two errors in it.';
    const written = await client.post(`/api/accountants/${professional?.id ?? 0}/reviews`, {
      data: { rating: 5, comment },
    });
    expect(written.ok(), await written.text()).toBe(true);
    const shown = await (await request.get(path)).text();
    expect(shown.includes(comment)).toBe(true);
    await client.dispose();
  });

  test('responds with 304 to browsers that have it', async ({ request }) => {
    const first = await request.get('/pricing');
    const again = await request.get('/pricing', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
    expect(again.status()).toBe(304);
  });

  test('is shared: a signed-in user gets their own header, and leaves none of it in the cache', async ({
    page,
    baseURL,
    request,
    playwright,
  }) => {
    await request.get('/');
    const signedIn = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { origin: baseURL ?? '' },
    });
    const user = (await (
      await signedIn.post('/api/login', { data: { username: 'client', password: demoPassword } })
    ).json()) as { email: string };
    const mine = await signedIn.get('/');
    expect(mine.headers()['server-timing']).toContain('desc=server');
    expect(mine.headers()['cache-control']).toBe('no-store');
    expect(await mine.text()).toContain(user.email);
    expect(await (await request.get('/')).text()).not.toContain(user.email);
    await page.context().addCookies((await signedIn.storageState()).cookies);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(await hydrationDifferences(page)).toEqual([]);
    await signedIn.dispose();
  });
});

test('profiles, posts and guides say to search engines what they are', async ({ request }) => {
  const types = { '/accountant/:id': 'AccountingService', '/blog/:slug': 'Article', '/compliance/:id': 'Article' };
  for (const [pattern, type] of Object.entries(types)) {
    const route = publicRoutes.find((candidate) => candidate.path === pattern);
    if (!route) throw new Error(`There is no route ${pattern}.`);
    const path = (await pathOf(route, request)) ?? '';
    const html = await (await request.get(path)).text();
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(
      data.map(([, text = '']) => (JSON.parse(text) as { '@type': string })['@type']),
      path,
    ).toContain(type);
  }
});

test('typing and presses before the page was live are not lost', async ({ page }) => {
  let letThrough = () => undefined as void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  await field.fill('Austin');
  letThrough();
  await page.waitForLoadState('networkidle');
  await expect(field).toHaveValue('Austin');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a professional’s page can be read', async ({ page, request }) => {
    const [professional] = (await (await request.get('/api/accountants?profession=accountant')).json()) as {
      id: number;
      lastName: string;
    }[];
    await page.goto(`/accountant/${professional?.id ?? 0}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(professional?.lastName ?? 'nobody');
  });
});
