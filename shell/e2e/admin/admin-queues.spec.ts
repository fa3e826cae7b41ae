import type { APIRequestContext, PlaywrightWorkerArgs } from 'playwright/test';
import { expectAccessible } from '../support/axe';
import { Clicks } from '../support/clicks';
import { expect, test, type Page } from '../support/fixtures';
import {
  demoPassword,
  demoProfessional,
  newPerson,
  sameOrigin,
  signInQuietly,
  signOutQuietly,
  type NewPerson,
} from '../support/people';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A client that has just signed up, with a browser's cookies and the origin that the API requires. */
async function signedUp(
  playwright: PlaywrightWorkerArgs['playwright'],
  userType: 'client' | 'accountant',
  person: NewPerson,
): Promise<APIRequestContext> {
  const { origin } = sameOrigin();
  const context = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const data = { ...person, password: demoPassword, confirmPassword: demoPassword, userType, agreeTerms: true };
  await accepted(context.post('/api/register', { data }));
  return context;
}

async function accepted(sent: ReturnType<APIRequestContext['post']>): Promise<unknown> {
  const response = await sent;
  expect(response.ok(), `${response.url()}: ${response.ok() ? '' : await response.text()}`).toBe(true);
  return response.status() === 204 ? null : response.json();
}

/** Decides, and waits until it can no longer be undone and is sent. */
async function decide(page: Page, press: () => Promise<void>, said: string): Promise<void> {
  const sent = page.waitForResponse((response) => response.url().endsWith('/decision'));
  await press();
  await expect(page.getByText(said)).toBeVisible();
  expect((await sent).ok()).toBe(true);
}

/** Opens the one item that has these words in a queue; resolves with its pane. */
async function openItem(page: Page, path: string, words: string) {
  await page.goto(path);
  await page.getByRole('searchbox', { name: 'Search this queue' }).fill(words);
  await page.getByRole('main').getByRole('listitem').getByRole('button').filter({ hasText: words }).click();
  const pane = page.getByRole('main').getByRole('article');
  await expect(pane).toBeVisible();
  return pane;
}

test('a reported review is removed: its page shows it no more, and its author reads why @task', async ({
  page,
  playwright,
  request,
}) => {
  const professional = await demoProfessional(request, 'accountant');
  const person = newPerson('Nadia', 'Osei');
  const client = await signedUp(playwright, 'client', person);
  const comment = `Never saw them. (${person.username})`;
  const reason = `It says nothing of the work. (${person.username})`;
  const { id } = (await accepted(
    client.post(`/api/accountants/${professional.id}/reviews`, { data: { rating: 1, comment } }),
  )) as { id: number };
  const report = { reason: 'not_a_client', details: `Unknown to us. (${person.username})` };
  await accepted(request.post(`/api/reviews/${id}/reports`, { data: report, headers: sameOrigin() }));

  await signInQuietly(page, 'admin');
  const pane = await openItem(page, '/admin/queues', person.username);
  await expect(pane.getByText(comment)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('r');
  await expect(pane.getByText('Please give a reason')).toBeVisible();
  const clicks = new Clicks();
  await clicks.type(pane.getByRole('textbox', { name: 'Reason' }), reason);
  await clicks.on(pane.getByRole('button', { name: 'Remove' }));
  await clicks.on(page.getByRole('button', { name: 'Undo' }));
  clicks.expectRow('A decision of a queue, undone');
  await expect(pane.getByRole('textbox', { name: 'Reason' })).toHaveValue(reason);
  // Nothing is decided right after a decision.
  await page.waitForTimeout(600);
  await decide(page, () => pane.getByRole('button', { name: 'Remove' }).click(), 'Review removed');
  await expect(page.getByText('Nothing here')).toBeVisible();

  expect(await (await request.get(`/api/accountants/${professional.id}/reviews`)).text()).not.toContain(comment);
  await signOutQuietly(page);
  await signInQuietly(page, person.username);
  await page.goto('/dashboard?tab=reviews');
  await expect(page.getByRole('article').filter({ hasText: comment }).getByText(reason)).toBeVisible();
  const notices = (await accepted(client.get('/api/notifications'))) as object;
  expect(JSON.stringify(notices)).toContain('Your review was removed by a moderator');
  await client.dispose();
});

test('a reported person is warned: they read why and not who reported them, and their reporter what was decided', async ({
  page,
  playwright,
  request,
}) => {
  const person = newPerson('Victor', 'Hale');
  const client = await signedUp(playwright, 'client', person);
  const professional = await demoProfessional(request, 'accountant');
  const words = `Pay me outside of this site. (${person.username})`;
  const reason = `Payments stay on the site. (${person.username})`;
  const { id: clientId } = (await accepted(client.get('/api/user'))) as { id: number };
  const { id: messageId } = (await accepted(
    client.post('/api/messages', { data: { receiverId: professional.id, content: words } }),
  )) as { id: number };
  const report = { reason: 'scam', details: `Twice already. (${person.username})`, messageId };
  await accepted(request.post(`/api/users/${clientId}/reports`, { data: report, headers: sameOrigin() }));

  await signInQuietly(page, 'admin');
  const pane = await openItem(page, '/admin/queues?queue=people', person.lastName);
  await expect(pane.getByText(words)).toBeVisible();
  await expect(pane.getByText('Never', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('r');
  await expect(pane.getByText('Please give a reason')).toBeVisible();
  await pane.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await decide(page, () => pane.getByRole('button', { name: 'Warn' }).click(), 'Person warned');
  await page.goto(`/admin/audit?words=${person.username}`);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: reason })).toBeVisible();

  await signOutQuietly(page);
  await signInQuietly(page, person.username);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /notification/i }).click();
  const notice = page.getByText(reason);
  await expect(notice).toBeVisible();
  expect(JSON.stringify(await accepted(client.get('/api/notifications')))).not.toContain(professional.lastName);
  const notices = JSON.stringify(await accepted(request.get('/api/notifications')));
  expect(notices).toContain('The person you reported has been warned.');
  await client.dispose();
});

test('a profile in manual review is sent back, corrected by its owner, listed and found', async ({
  page,
  playwright,
  request,
}) => {
  const person = newPerson('Greta', `Lindholm${Date.now().toString(36)}`);
  const professional = await signedUp(playwright, 'accountant', person);
  const { id } = (await accepted(professional.get('/api/user'))) as { id: number };
  const profile = {
    bio: `Books for lighthouses of ${person.username}.`,
    services: ['tax'],
    specialties: ['audit'],
    pricing: 'From $100 an hour',
    certifications: [],
    industries: [],
    clientTypes: [],
    languages: ['English'],
  };
  const note = `Name the towns you work in. (${person.username})`;
  const found = async () =>
    (await (await request.get(`/api/accountants/search?q=${person.lastName}`)).text()).includes(person.lastName);

  await signInQuietly(page, 'admin');
  const setMode = (mode: 'manual' | 'automatic') =>
    accepted(page.request.put('/api/admin/settings/listing-review', { data: { mode }, headers: sameOrigin() }));
  await setMode('manual');
  try {
    await accepted(professional.post('/api/accountants/profile', { data: profile }));
    expect(await found()).toBe(false);
    const pane = await openItem(page, '/admin/queues?queue=listings', person.lastName);
    await expect(pane.getByText(profile.bio)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('r');
    await expect(pane.getByText('Please give a reason')).toBeVisible();
    await pane.getByRole('textbox', { name: 'What has to change' }).fill(note);
    await decide(page, () => pane.getByRole('button', { name: 'Send Back' }).click(), 'Profile sent back');
    expect(JSON.stringify(await accepted(professional.get('/api/notifications')))).toContain(note);

    const corrected = { ...profile, bio: `${profile.bio} In Reno and Sparks.` };
    await accepted(professional.put('/api/accountants/profile', { data: corrected }));
    const again = await openItem(page, '/admin/queues?queue=listings', person.lastName);
    await expect(again.getByText(corrected.bio)).toBeVisible();
    await decide(page, () => page.keyboard.press('a'), 'Profile listed');
  } finally {
    await setMode('automatic');
  }
  await expect.poll(found).toBe(true);
  await page.goto(`/accountant/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.lastName);
  await professional.dispose();
});

test('a ticket is answered by mail and closed', async ({ page }) => {
  const person = newPerson('Ida', 'Moreau');
  const message = {
    name: `Ida ${person.username}`,
    email: person.email,
    subject: 'billing',
    message: 'What does it cost?',
  };
  await accepted(page.request.post('/api/contact', { data: message, headers: sameOrigin() }));
  await signInQuietly(page, 'admin');
  const pane = await openItem(page, '/admin/queues?queue=tickets', person.username);
  await pane.getByRole('button', { name: 'Send and Close' }).click();
  await expect(pane.getByText('Please write an answer')).toBeVisible();
  await expectAccessible(page);
  await pane.getByRole('textbox', { name: 'Answer' }).fill('Nothing at all for clients.');
  await pane.getByRole('button', { name: 'Send and Close' }).click();
  await expect(page.getByText('Answer sent, ticket closed')).toBeVisible();
  await expect(page.getByText('Nothing here')).toBeVisible();
  await expect(async () => {
    const found = await accepted(
      page.request.get(`/api/admin/mails?q=${encodeURIComponent(person.email)}&status=sent`),
    );
    const reply = (found as { items: { id: number; kind: string }[] }).items.find(
      ({ kind }) => kind === 'contact-reply',
    );
    expect(await (await page.request.get(`/api/admin/mails/${reply?.id}`)).text()).toContain(
      'Nothing at all for clients.',
    );
  }).toPass({ timeout: 10_000 });
});

test('a license is checked with its documents in the page; the approval puts the badge on the profile', async ({
  page,
  playwright,
}) => {
  const person = newPerson('Lars', `Whitfield${Date.now().toString(36)}`);
  const professional = await signedUp(playwright, 'accountant', person);
  const { id } = (await accepted(professional.get('/api/user'))) as { id: number };
  for (const [name, mimeType, buffer] of [
    ['license.pdf', 'application/pdf', Buffer.from('%PDF-1.7 license')],
    ['seal.png', 'image/png', onePixel],
  ] as const)
    await accepted(
      professional.post('/api/verification/documents', { multipart: { file: { name, mimeType, buffer } } }),
    );
  const profile = {
    bio: `Books for orchards of ${person.username}.`,
    services: ['tax'],
    specialties: ['audit'],
    pricing: 'From $100 an hour',
    certifications: [],
    industries: [],
    clientTypes: [],
    languages: ['English'],
  };
  await accepted(professional.post('/api/accountants/profile', { data: profile }));
  const license = { licenceNumber: `CPA-${person.username}`, issuer: 'Texas State Board', state: 'TX' };
  await accepted(professional.post('/api/verification', { data: license }));

  await page.goto(`/accountant/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.lastName);
  const badge = page.getByText('Verified Professional', { exact: true });
  await expect(badge).toHaveCount(0);
  await signInQuietly(page, 'admin');
  const framed = page.waitForResponse((response) => response.frame() !== page.mainFrame());
  const pane = await openItem(page, '/admin/verification', person.lastName);
  await test.step('the documents are shown in the page', async () => {
    await pane.getByTitle('license.pdf').scrollIntoViewIfNeeded();
    const { 'content-disposition': disposition, 'x-frame-options': framing } = (await framed).headers();
    expect([disposition?.split(';')[0], framing]).toEqual(['inline', 'SAMEORIGIN']);
    const seal = pane.getByRole('img', { name: 'Document seal.png' });
    await seal.scrollIntoViewIfNeeded();
    await expect.poll(() => seal.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
  });
  await decide(page, () => pane.getByRole('button', { name: 'Approve' }).click(), 'Verification approved');
  await page.goto(`/accountant/${id}`);
  await expect(badge).toBeVisible();
  await professional.dispose();
});

test('a suspended person loses access with the next request, and has it again after Undo', async ({
  page,
  playwright,
}) => {
  const person = newPerson('Milo', 'Castellan');
  const client = await signedUp(playwright, 'client', person);
  expect((await client.get('/api/dashboard')).status()).toBe(200);
  await signInQuietly(page, 'admin');
  await page.goto(`/admin?tab=users&q=${person.username}`);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await row.getByRole('button', { name: `More for ${person.firstName} ${person.lastName}` }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: /^Suspend/ });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sends advertisements.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended')).toBeVisible();
  expect((await client.get('/api/dashboard')).status()).toBe(401);
  const login = { username: person.username, password: demoPassword };
  expect((await client.post('/api/login', { data: login })).status()).toBeGreaterThanOrEqual(400);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Suspended')).toHaveCount(0);
  await accepted(client.post('/api/login', { data: login }));
  await page.goto(`/admin/audit?q=${person.username}`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await client.dispose();
});

test('no page of administration is wider than a phone or a tablet with what is in it', async ({ page }) => {
  test.slow();
  const message = {
    name: 'Theo Lindqvist',
    email: 'theo@example.test',
    subject: 'support',
    message: 'Where is my bill?',
  };
  await accepted(page.request.post('/api/contact', { data: message, headers: sameOrigin() }));
  await signInQuietly(page, 'admin');
  for (const path of [
    '/admin',
    '/admin?tab=users',
    '/admin?tab=reports',
    '/admin?tab=settings',
    '/admin/queues',
    '/admin/queues?queue=tickets',
    '/admin/verification',
    '/admin/guides',
    '/admin/guides/1',
    '/admin/guides/1?view=versions',
    '/admin/feedback',
    '/admin/audit',
    '/admin/system',
  ]) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(wider, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0);
      if (width === 390 && path.includes('tab=')) await expectAccessible(page);
    }
  }
});

test('users, every queue, verification and the audit log meet WCAG 2.1 AA in both themes with what is in them', async ({
  page,
}) => {
  test.slow();
  await signInQuietly(page, 'admin');
  for (const path of [
    '/admin',
    '/admin?tab=users',
    '/admin/queues?state=decided',
    '/admin/queues?queue=tickets&state=decided',
    '/admin/verification?state=decided',
    '/admin/audit',
  ]) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
