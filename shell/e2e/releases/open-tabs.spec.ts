import type { Browser } from 'playwright/test';
import { areas } from '../../scripts/build/workspaces';
import type { Product } from '../../scripts/start-product';
import { rebuildShell, releaseChanged, startReleasable, untilServed } from './changed-releases';
import { expect, test as base, untilLive, type Page } from '../support/fixtures';
import { comeBack, go, notice } from '../support/inside-the-app';
import { demoPassword, logIn } from '../support/people';
import { answerStep, quiz } from '../marketplace/quiz-steps';
import { smallPdf } from '../support/small-pdf';
import { disablePrefetch } from '../support/save-data';

/** A product of its own: every area and the shell are released anew here. */
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

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Releases every area and the shell anew, twice; resolves to the versions of the areas once they are served. */
async function releaseEverythingTwice(product: Product): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (let round = 0; round < 2; round += 1) {
    for (const area of areas) versions[area] = await releaseChanged(product, area);
    await rebuildShell(product);
  }
  await untilServed(product, versions);
  return versions;
}

/** Reads what a page runs: the version of each area, and the shell's script. */
const runBy = (page: Page) =>
  page.evaluate(() => {
    const boot = JSON.parse(document.getElementById('counterpart-boot')?.textContent ?? '') as {
      releaseSet: { areas: Record<string, { version: string }> };
    };
    const versions = Object.entries(boot.releaseSet.areas).map(([area, { version }]) => [area, version] as const);
    return {
      versions: Object.fromEntries(versions),
      script: document.querySelector('script[src*="/assets/main."]')?.getAttribute('src'),
    };
  });

interface SignedInTab {
  readonly page: Page;
  /** Id of the signed-in user. */
  readonly id: number;
  close(): Promise<void>;
}

/** A tab of a demo user that shows a public page, and has prefetched nothing. */
async function signedInTab(browser: Browser, product: Product, username: string): Promise<SignedInTab> {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await disablePrefetch(page);
  const signedIn = await context.request.post('/api/login', {
    data: { username, password: demoPassword },
    headers: { origin: product.url },
  });
  const { id } = (await signedIn.json()) as { id: number };
  await page.goto('/pricing');
  return { page, id, close: () => context.close() };
}

test(
  'tabs finish every journey after two more releases of everything, keep what is typed, and say when they may be loaded anew',
  { tag: '@long' },
  async ({ page, browser, product, watch }) => {
    test.setTimeout(240_000);
    // Without prefetch: what the tab needs later is requested later.
    await disablePrefetch(page);
    const admin = await signedInTab(browser, product, 'admin');
    const advisor = await signedInTab(browser, product, 'advisor');

    await page.goto('/contact');
    const own = await runBy(page);
    const form = page.getByRole('form', { name: 'Send us a message' });
    const text = 'We need somebody for our books before April.';
    await form.getByLabel('Message').fill(text);
    const versions = await releaseEverythingTwice(product);

    // Nothing interrupts a person who writes.
    await comeBack(page);
    await form.getByLabel('Name').fill('Robin Ferris');
    await expect(notice(page)).toBeHidden();
    await expect(form.getByLabel('Message')).toHaveValue(text);
    await form.getByLabel('Email').fill('robin@example.test');
    await form.getByLabel('Subject').selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    await go(page, '/quiz');
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(notice(page)).toBeHidden();

    // The journeys of the tab's own version go on.
    await page.getByRole('button', { name: 'Start the Quiz' }).click();
    for (let step = 1; step < 3; step += 1) {
      await expect(quiz(page).getByText(`Step ${step} of 9`)).toBeVisible();
      await answerStep(page);
    }
    await expect(quiz(page).getByText('Step 3 of 9')).toBeVisible();
    await go(page, '/');
    await page
      .getByRole('search', { name: 'Find professionals' })
      .getByRole('button', { name: 'Find Services' })
      .click();
    await expect(heading(page)).toHaveText('Find Financial Professionals');
    await page
      .getByRole('link', { name: /^View Profile: / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Contact Me' }).first().click();
    await expect(page).toHaveURL(/\/auth/);
    await logIn(page, 'client');
    // It opens by itself for who has signed in to write.
    const dialog = page.getByRole('dialog', { name: /^Send Message to / });
    await dialog.getByRole('textbox').fill(text);
    await dialog.getByRole('textbox').press('Enter');
    await expect(page).toHaveURL(/\/messages/);
    await expect(page.getByRole('log').getByText(text)).toBeVisible();
    await go(page, '/compliance');
    await page.getByLabel('Your question').fill('Do I owe sales tax in another state?');
    await page.getByRole('button', { name: 'Ask Question' }).click();
    await expect(page.getByText('Answered from our guides')).toBeVisible();
    await page.getByRole('tab', { name: 'Analyze Legislation' }).click();
    const duty = 'Every employer must file the wage report with the state by March 31, 2027.';
    await page.getByLabel('Document', { exact: true }).setInputFiles({
      name: 'wages.pdf',
      mimeType: 'application/pdf',
      buffer: smallPdf(['This act may be called the Wage Report Act of this state.', duty]),
    });
    await page.getByLabel('Your industry').selectOption({ label: 'Retail' });
    await page.getByRole('button', { name: 'Analyze Document' }).click();
    await expect(page.getByRole('button', { name: `Show on p. 2: ${duty}` }).first()).toBeVisible();
    // A client books, the professional confirms, and each changes a setting.
    await go(page, `/advisors/${advisor.id}`);
    await page.getByRole('button', { name: 'See All Times' }).click();
    const times = page.getByRole('dialog', { name: /^Book a meeting with / });
    await times.getByRole('group', { name: /day, / }).getByRole('radio').first().check({ force: true });
    await times.getByLabel(/^What is it about/).fill(text);
    await times.getByRole('button', { name: 'Request Meeting' }).click();
    await expect(page.getByText('Meeting requested')).toBeVisible();
    await go(advisor.page, '/dashboard?tab=meetings');
    const request = advisor.page.getByRole('article').filter({ hasText: text });
    await request.getByRole('button', { name: 'Confirm Meeting' }).click();
    await expect(request.getByText('Confirmed')).toBeVisible();
    // The professional answers with a file.
    await go(advisor.page, '/messages');
    await advisor.page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
    // As Excel saves it on Windows.
    const table = Buffer.from('Caf\xe9;12,50 \x80\r\n', 'latin1');
    await advisor.page.getByLabel('Files for this message').setInputFiles({
      name: 'before-april.csv',
      mimeType: 'application/vnd.ms-excel',
      buffer: table,
    });
    await advisor.page.getByRole('textbox', { name: /^Message to/ }).fill(text);
    await advisor.page.getByRole('button', { name: 'Send', exact: true }).click();
    const sent = advisor.page.getByRole('log').getByRole('link', { name: 'before-april.csv' });
    const loaded = await advisor.page.request.get((await sent.getAttribute('href')) ?? '');
    expect(await loaded.body()).toEqual(table);
    await go(advisor.page, '/profile?tab=billing');
    await advisor.page.getByRole('button', { name: 'Cancel Plan' }).click();
    await expect(advisor.page.getByText('Your plan is canceled')).toBeVisible();
    await go(page, '/profile');
    await page.getByLabel('City').fill('Springfield');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated', { exact: false }).first()).toBeVisible();
    // A review is written.
    await go(page, `/advisors/${advisor.id}?tab=reviews`);
    const review = page.getByRole('form', { name: 'Write a review' });
    await review.getByRole('radio', { name: /Excellent/ }).check({ force: true });
    await review.getByLabel('Your review', { exact: true }).fill(text);
    await review.getByRole('button', { name: 'Submit Review' }).click();
    await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
    // A post is written, another one is read, and released areas are looked at.
    await go(admin.page, '/blog/admin/new');
    await admin.page.getByRole('textbox', { name: /^Title/ }).fill('Before April');
    await admin.page.getByRole('textbox', { name: /^Excerpt/ }).fill(text);
    await admin.page.getByLabel(/^Category/).selectOption('technology');
    await admin.page.getByRole('textbox', { name: 'Content' }).click();
    await admin.page.keyboard.type(text);
    await admin.page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(admin.page.getByRole('row').filter({ hasText: 'Before April' })).toContainText('Draft');
    await go(page, '/blog');
    const newsletter = page.getByRole('form', { name: 'Newsletter' });
    await newsletter.getByLabel('Email').fill('robin.open-tab@example.test');
    await newsletter.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('One more step: check your inbox')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
    await go(admin.page, '/admin/verification');
    await admin.page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await admin.page.getByRole('main').getByRole('article').getByRole('button', { name: 'Approve' }).click();
    await expect(admin.page.getByText('Verification approved')).toBeVisible();
    await go(admin.page, '/admin/releases');
    await expect(admin.page.getByRole('row', { name: /^Blog/ })).toBeVisible();
    expect(watch.documents(), 'documents of the tab').toBe(1);
    expect(await runBy(page)).toEqual(own);
    await Promise.all([admin.close(), advisor.close()]);

    // One more release: said again, and taken when the person wants it.
    versions['blog'] = await releaseChanged(product, 'blog');
    await untilServed(product, versions);
    await comeBack(page);
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => watch.documents()).toBe(2);
    await expect(heading(page)).toBeVisible();
    await untilLive(page);
    const now = await runBy(page);
    expect(now.versions).toEqual(versions);
    expect(now.script).not.toBe(own.script);
    await comeBack(page);
    await expect(notice(page)).toBeHidden();
  },
);
