import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { SiteSettings, StoredSiteSettings } from '@counterpart/api/contract';
import type { APIRequestContext, APIResponse } from 'playwright/test';
import { expect, test as base } from '../support/fixtures';
import { demoPassword, demoProfessional, newPerson, sameOrigin, signInQuietly } from '../support/people';
import { startTwoApis, type TwoApis } from './two-apis';
import { root } from '../../scripts/build/workspaces';
import { startPrivateDatabase } from '../../scripts/database/private-database';

interface Site extends TwoApis {
  readonly databaseUrl: string;
}

/** One product for all of them, with two API processes on a database server; requests of the same kind alternate. */
const test = base.extend<object, { site: Site | null }>({
  site: [
    async ({}, use) => {
      const server = await startPrivateDatabase(['counterpart_two_admins']);
      if (!server) return use(null);
      const databaseUrl = server.url('counterpart_two_admins');
      const site = await startTwoApis(databaseUrl);
      const outer = process.env['E2E_URL'];
      process.env['E2E_URL'] = site.url;
      await use({ ...site, databaseUrl });
      if (outer === undefined) delete process.env['E2E_URL'];
      else process.env['E2E_URL'] = outer;
      await site.stop();
      await server.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: ({ site }, use) => use(site?.url ?? ''),
});
test.slow();

let site: Site;
test.beforeEach(({ site: started }) => {
  test.skip(started === null, 'There is no MySQL or MariaDB on this machine.');
  site = started as Site;
});

/** Lists which of the two processes have answered such a request. */
const answeredBy = (method: string, path: RegExp): number[] => [
  ...new Set(site.passed.filter((one) => one.method === method && path.test(one.path)).map(({ server }) => server)),
];

/** The same question, once to each of the two processes. */
async function askBoth(request: APIRequestContext, path: string): Promise<APIResponse[]> {
  return [await request.get(path), await request.get(path)];
}

async function accepted(sent: Promise<APIResponse>): Promise<unknown> {
  const response = await sent;
  expect(response.ok(), `${response.url()}: ${response.ok() ? '' : await response.text()}`).toBe(true);
  return response.status() === 204 ? null : response.json();
}

async function signedUp(request: APIRequestContext) {
  const person = newPerson('Ilse', 'Moreno');
  const data = {
    ...person,
    password: demoPassword,
    confirmPassword: demoPassword,
    userType: 'client',
    agreeTerms: true,
  };
  const { id } = (await accepted(request.post('/api/register', { data, headers: sameOrigin() }))) as { id: number };
  return { ...person, id };
}

test.afterAll(({ site: started }) => {
  if (!started) return;
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'audit:verify'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: started.databaseUrl },
    encoding: 'utf8',
  });
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining(' 0 faults, 0 not sealed yet.')]);
});

test('a user is edited and suspended: both processes say so, and both refuse the session', async ({
  page,
  playwright,
}) => {
  const { origin } = sameOrigin();
  const theirs = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const person = await signedUp(theirs);
  await signInQuietly(page, 'admin');
  await page.goto(`/admin?tab=users&q=${person.username}`);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await row.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByLabel('City').fill('Omaha');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('User updated')).toBeVisible();
  for (const _process of [1, 2]) {
    await page.reload();
    await expect(row).toContainText('Omaha');
  }
  expect((await askBoth(theirs, '/api/dashboard')).map((each) => each.status())).toEqual([200, 200]);
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  const suspend = page.getByRole('dialog', { name: /^Suspend/ });
  await suspend.getByRole('textbox', { name: 'Reason' }).fill('Sends advertisements.');
  await suspend.getByRole('button', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended')).toBeVisible();
  expect((await askBoth(theirs, '/api/dashboard')).map((each) => each.status())).toEqual([401, 401]);
  const logIn = () => theirs.post('/api/login', { data: { username: person.username, password: demoPassword } });
  expect((await logIn()).ok() || (await logIn()).ok()).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Suspended')).toHaveCount(0);
  await accepted(logIn());
  expect((await askBoth(theirs, '/api/dashboard')).map((each) => each.status())).toEqual([200, 200]);
  expect(answeredBy('GET', /^\/api\/admin\/users\/search/).sort()).toEqual([0, 1]);
  await theirs.dispose();
});

test('a ticket is taken and answered, and of two decisions on one report a single one holds', async ({
  page,
  request,
}) => {
  const mark = newPerson('Otto').username;
  const message = {
    name: `Otto ${mark}`,
    email: `${mark}@example.test`,
    subject: 'billing',
    message: 'What does it cost?',
  };
  await accepted(request.post('/api/contact', { data: message, headers: sameOrigin() }));
  await signInQuietly(page, 'admin');
  await page.goto('/admin/queues?queue=tickets');
  await page.getByRole('searchbox', { name: 'Search this queue' }).fill(mark);
  await page.getByRole('main').getByRole('listitem').getByRole('button').filter({ hasText: mark }).click();
  const pane = page.getByRole('main').getByRole('article');
  await pane.getByLabel('Assigned to').selectOption({ label: 'Alex Morgan' });
  await expect(page.getByText('Assigned', { exact: true })).toBeVisible();
  for (const response of await askBoth(page.request, `/api/admin/queues/tickets?state=mine&q=${mark}`))
    expect(await response.json()).toMatchObject({ total: 1, items: [{ assignee: { firstName: 'Alex' } }] });
  await pane.getByRole('textbox', { name: 'Answer' }).fill('Nothing at all for clients.');
  await pane.getByRole('button', { name: 'Send and Close' }).click();
  await expect(page.getByText('Answer sent, ticket closed')).toBeVisible();
  for (const response of await askBoth(page.request, `/api/admin/queues/tickets?state=decided&q=${mark}`))
    expect(await response.json()).toMatchObject({ total: 1, items: [{ state: 'decided' }] });
  const mails = `/api/admin/mails?q=${encodeURIComponent(message.email)}`;
  await expect(async () => {
    const { items } = (await (await page.request.get(mails)).json()) as { items: { kind: string; status: string }[] };
    const replies = items.filter(({ kind }) => kind === 'contact-reply');
    expect(replies.map(({ status }) => status)).toEqual(['sent']);
  }).toPass({ timeout: 20_000 });

  const client = await signedUp(request);
  // The page's live events would be refused to the account that signs in now.
  await page.goto('about:blank');
  const professional = await demoProfessional(page.request, 'accountant');
  const review = { data: { rating: 1, comment: `Never came. (${mark})` }, headers: sameOrigin() };
  const { id } = (await accepted(request.post(`/api/accountants/${professional.id}/reviews`, review))) as {
    id: number;
  };
  expect(client.id).toBeGreaterThan(0);
  const report = { data: { reason: 'not_a_client', details: mark }, headers: sameOrigin() };
  await accepted(page.request.post(`/api/reviews/${id}/reports`, report));
  await signInQuietly(page, 'admin');
  const { items } = (await accepted(page.request.get(`/api/admin/queues/reviews?q=${mark}`))) as {
    items: { id: number }[];
  };
  const decide = `/api/admin/review-reports/${items[0]?.id}/decision`;
  const note = `Looked at twice by ${mark}.`;
  const decisions = await Promise.all(
    (['hide', 'dismiss'] as const).map((decision) =>
      page.request.post(decide, { data: { decision, note }, headers: sameOrigin() }),
    ),
  );
  expect(decisions.map((each) => each.status()).sort(), await decisions[0]?.text()).toEqual([200, 409]);
  expect(answeredBy('POST', /^\/api\/admin\/review-reports\/\d+\/decision/).sort()).toEqual([0, 1]);
  await expect(async () => {
    const found = page.request.get('/api/admin/audit', { params: { words: mark, action: 'review.reportDecided' } });
    expect(((await accepted(found)) as { entries: unknown[] }).entries).toHaveLength(1);
  }).toPass({ timeout: 10_000 });
});

test('coupons go on behind the first 200, after a failure too, and the first new row has the focus', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_FAILED.*coupons\?offset=200/);
  await signInQuietly(page, 'admin');
  const terms = { percent: 10, amountCents: null, periods: 1, usesMax: null, lastDay: null };
  for (let index = 0; index <= 200; index += 1) {
    const data = { ...terms, code: `LONG${1000 + index}` };
    await accepted(page.request.post('/api/admin/billing/coupons', { data, headers: sameOrigin() }));
  }
  await page.goto('/admin/billing?tab=coupons');
  const rows = page.getByRole('row').filter({ hasText: '10% off the first period' });
  await expect(rows).toHaveCount(200);
  const rest = '**/api/admin/billing/coupons?offset=200';
  await page.route(rest, (route) => route.abort());
  const showMore = page.getByRole('button', { name: 'Show More' });
  await showMore.press('Enter');
  await expect(page.getByText('More coupons could not be loaded.')).toBeVisible();
  await expect(rows).toHaveCount(200);
  await expect(showMore).toBeFocused();
  await page.unroute(rest);
  await showMore.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'LONG1000' })).toBeFocused();
  await expect(showMore).toHaveCount(0);
  expect(answeredBy('GET', /^\/api\/admin\/billing\/coupons/).sort()).toEqual([0, 1]);
});

test('a guide is published by one process, and its public page and both answers say so', async ({ page }) => {
  await signInQuietly(page, 'admin');
  const words = `Corrected in a hurry ${Date.now().toString(36)}.`;
  for (const time of [1, 2]) {
    await page.goto('/admin/guides/8');
    // The preview beside it has a part of that name.
    const summary = page.getByRole('textbox', { name: 'Summary of the Law' });
    await expect(summary).not.toHaveValue('');
    const before = await summary.inputValue();
    await summary.fill(`${words} ${time}. ${before}`);
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What changed').fill(`The beginning, ${time}.`);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Guide published')).toBeVisible();
    const href = (await page.getByRole('link', { name: 'View public page' }).getAttribute('href')) ?? '';
    for (const response of await askBoth(page.request, `/api${href}`))
      expect(((await response.json()) as { summary: string }).summary).toContain(`${words} ${time}. `);
    await expect
      .poll(async () => (await fetch(`${site.url}${href}`)).text(), { timeout: 15_000 })
      .toContain(`${words} ${time}. `);
  }
});

test('feedback is resolved, and both processes list it so', async ({ page, request }) => {
  const question = `When is Form 1096 due? (${Date.now().toString(36)})`;
  const data = {
    ...{ answerId: randomUUID(), helpful: false, reason: 'incomplete', details: 'No date.', question },
    ...{ answer: 'In January.', answeredBy: 'guides', guides: [] },
  };
  expect((await request.post('/api/compliance/feedback', { data, headers: sameOrigin() })).status()).toBe(204);
  await signInQuietly(page, 'admin');
  await page.goto('/admin/feedback');
  await page.getByLabel('Words').fill(question);
  const item = page.getByRole('article', { name: question });
  await expect(item.getByText('Cites', { exact: true }), 'no guide was cited').toHaveCount(0);
  await item.getByLabel('Resolution').fill('The guide says so now.');
  await item.getByRole('button', { name: 'Resolve' }).click();
  await expect(item).toHaveCount(0);
  for (const _process of [1, 2]) {
    await page.goto(`/admin/feedback?state=resolved&words=${encodeURIComponent(question)}`);
    await page.getByRole('radio', { name: 'Resolved' }).check({ force: true });
    await expect(item.getByText(/The guide says so now\./)).toBeVisible();
  }
  expect(answeredBy('GET', /^\/api\/admin\/assistant-feedback/).sort()).toEqual([0, 1]);
});

test('a setting that one process stores holds in the other within two seconds; of two saves one wins', async ({
  page,
}) => {
  await signInQuietly(page, 'admin');
  const url = '/api/admin/settings';
  const { version, settings } = (await accepted(page.request.get(url))) as StoredSiteSettings;
  const named = (siteName: string): SiteSettings => ({ ...settings, siteName });
  const saves = await Promise.all(
    ['Ledgerly', 'Bookend'].map((name) =>
      page.request.put(url, { data: { version, settings: named(name) }, headers: sameOrigin() }),
    ),
  );
  expect(saves.map((each) => each.status()).sort()).toEqual([200, 409]);
  const won = saves[0]?.ok() ? 'Ledgerly' : 'Bookend';
  await expect(async () => {
    for (const response of await askBoth(page.request, '/api/site'))
      expect(await response.json()).toMatchObject({ name: won });
  }).toPass({ timeout: 2_000 });
  await expect.poll(async () => (await fetch(`${site.url}/blog`)).text(), { timeout: 10_000 }).toContain(`| ${won}`);
  const stored = (await accepted(page.request.get(url))) as StoredSiteSettings;
  await accepted(page.request.put(url, { data: { version: stored.version, settings }, headers: sameOrigin() }));
});

test('the System page is whole, whichever process answers', async ({ page }) => {
  await signInQuietly(page, 'admin');
  for (const _process of [1, 2]) {
    await page.goto('/admin/system');
    await expect(
      page
        .getByRole('region', { name: 'Areas' })
        .first()
        .getByRole('row', { name: /^Messages/ }),
    ).toContainText('1.0.0');
    await expect(page.getByText(/MariaDB|MySQL/).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Deliver emails/ })).toContainText(/last .* in \d+ ms/);
    for (const service of ['Search index', 'Article renderer'])
      await expect(page.getByRole('row', { name: new RegExp(`^${service}`) })).toContainText('OK');
  }
  expect(answeredBy('GET', /^\/api\/admin\/system$/).sort()).toEqual([0, 1]);
});
