import type { Browser, BrowserContext } from 'playwright/test';
import { expect, test, type Page } from '../support/fixtures';
import { watchPage } from '../support/page-watch';
import { mailedLink } from '../support/outbox';
import { demoProfessional, logIn, newPerson, sameOrigin, signUp, type DemoProfessional } from '../support/people';

/** The home page's search card, as a person who looks for this professional fills it in. */
async function searchFromHome(page: Page, professional: DemoProfessional): Promise<void> {
  const card = page.getByRole('search', { name: 'Find professionals' });
  await card.getByLabel('Service').selectOption('tax');
  await card.getByLabel('Location').fill(`${professional.city}, ${professional.state}`);
  await card.getByRole('button', { name: 'Find Services' }).click();
  await expect(page).toHaveURL(/\/search\?.*services=tax/);
  await expect(page.getByRole('heading', { level: 1, name: 'Find Financial Professionals' })).toBeVisible();
}

async function openProfile(page: Page, name: string): Promise<void> {
  await page
    .getByRole('link', { name: `View Profile: ${name}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** A second person at a second computer, with the same screen. */
async function anotherPerson(browser: Browser, page: Page): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    baseURL: process.env['E2E_URL'] ?? 'http://localhost:3000',
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  return { context, page: await context.newPage() };
}

// On a wide screen in light, on a phone in dark: the projects of `playwright.config.ts`.
test('a visitor finds a professional, signs up and writes; the professional answers; the client leaves a review', async ({
  page,
  browser,
  playwright,
  baseURL,
  watch,
  colorScheme,
  hasTouch,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const professional = await demoProfessional(request, 'accountant');
  await request.dispose();
  const name = `${professional.firstName} ${professional.lastName}`;
  const client = newPerson('Robin', 'Ferris');
  const question = `Could you look over our books before April? (${client.username})`;
  const response = `Gladly. Send me last year's return first. (${client.username})`;

  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme ?? 'light');
  await searchFromHome(page, professional);
  await openProfile(page, name);

  await page.getByRole('button', { name: 'Contact Me' }).first().click();
  const dialog = page.getByRole('dialog', { name: `Send Message to ${name}` });
  await expect(dialog.getByRole('button', { name: /send/i })).toBeDisabled();
  await dialog.getByRole('textbox').fill(question);
  // On a touch keyboard Enter begins a new line.
  if (hasTouch) await dialog.getByRole('button', { name: /send/i }).click();
  else await dialog.getByRole('textbox').press('Enter');
  await expect(page.getByText('Login Required')).toBeVisible();
  await expect(page.getByText('You need to login or create an account to send messages.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account to send this' })).toBeVisible();
  await expect(page.getByText(`Your message to ${name} goes out`)).toBeVisible();
  await signUp(page, client);

  // What the visitor came to do goes on by itself.
  await expect(page.getByText('Your message has been sent successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/messages/);
  await expect(page.getByRole('log').getByText(question)).toBeVisible();

  const other = await anotherPerson(browser, page);
  const otherWatch = await watchPage(other.page);
  await other.page.goto('/auth');
  await logIn(other.page, 'accountant');
  await other.page.goto('/messages');
  await other.page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('button')
    .filter({ hasText: client.username })
    .click();
  await expect(other.page.getByRole('log').getByText(question)).toBeVisible();
  const composer = other.page.getByRole('textbox', { name: /message/i });
  await composer.fill(response);
  if (hasTouch) await other.page.getByRole('button', { name: 'Send', exact: true }).click();
  else await composer.press('Enter');
  await expect(other.page.getByRole('log').getByText(response)).toBeVisible();

  await expect(page.getByRole('log').getByText(response), 'the answer arrives without a reload').toBeVisible();
  expect(otherWatch.problems).toEqual([]);
  await other.context.close();

  // Only who has confirmed their email is a verified client.
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const [, token] = (await mailedLink(admin, client.email, 'confirm-email')).split('#');
  expect((await admin.post('/api/email-confirmation', { data: { token }, headers: sameOrigin() })).ok()).toBe(true);
  await admin.dispose();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  // On a phone what was said of the message lies over the form for a few seconds.
  await expect(page.getByText('Message sent', { exact: true })).toBeHidden();
  await page.getByRole('radio', { name: /Excellent/ }).check({ force: true });
  await page.getByRole('textbox', { name: /comment|review/i }).fill(`Answered within the hour. (${client.username})`);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  await expect(
    page.getByRole('paragraph').filter({ hasText: `Answered within the hour. (${client.username})` }),
  ).toBeVisible();
  await expect(
    page.getByRole('article').filter({ hasText: client.username }).getByText('Verified client'),
  ).toBeVisible();

  expect(watch.documents(), 'documents loaded between the areas').toBe(1);
  expect(await watch.reactCopies(), 'copies of react-dom').toBe(1);
});
