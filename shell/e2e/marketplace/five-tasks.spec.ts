import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { newPerson, signUp } from '../support/people';
import { quiz } from './quiz-steps';

/**
 * Five tasks as a new user would go about them, with each press of a pointer counted: a choice in a list is two, one to
 * open it and one to choose. Typing costs nothing, Enter is no click.
 */
class Clicks {
  count = 0;

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async choose(list: Locator, label: string | RegExp): Promise<void> {
    this.count += 2;
    const option = list.locator('option').filter({ hasText: label }).first();
    await list.selectOption((await option.getAttribute('value')) ?? '');
  }

  async type(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.click();
    await field.pressSequentially(text);
  }
}

const main = (page: Page) => page.getByRole('main');

test('an accountant for a restaurant under a price is found, compared and written to: at most 9 clicks', async ({
  page,
}) => {
  const clicks = new Clicks();
  await page.goto('/');
  await clicks.on(main(page).getByRole('tab', { name: 'Industries' }));
  await clicks.on(main(page).getByRole('link', { name: 'Restaurant/Hospitality' }));
  await expect(page).toHaveURL(/\/search\?\w+=restaurant$/);

  await clicks.choose(page.getByLabel('Price', { exact: true }), /^Per month/);
  await clicks.type(page.getByLabel('Up to'), '500');
  await page.getByLabel('Up to').press('Enter');
  await expect(page).toHaveURL(/maxPrice=500/);
  const compare = main(page).getByRole('button', { name: /^Compare / });
  await clicks.on(compare.nth(0));
  await clicks.on(compare.nth(1));
  await clicks.on(page.getByRole('region', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }));
  await expect(page.getByRole('row', { name: /^Starting price per month/ })).toBeVisible();

  // The first word comes before any field of an account.
  const message = page.getByRole('button', { name: /^Message / }).first();
  const name = ((await message.textContent()) ?? '').replace('Message ', '');
  await clicks.on(message);
  const client = newPerson('Ines', 'Duarte');
  const words = `Hello, we run two restaurants. (${client.username})`;
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Send Message to ${name} `) });
  await expect(dialog.getByRole('textbox')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  expect(clicks.count, 'clicks before the first word').toBeLessThanOrEqual(9);
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('textbox').press('Enter');
  await expect(page.getByRole('heading', { name: 'Create your account to send this' })).toBeVisible();
  await signUp(page, client);
  await expect(page).toHaveURL(/\/messages\?with=\d+$/);
  await expect(page.getByRole('log').getByText(words)).toBeVisible();
});

test('the quiz is taken without a pointer after its start, and names three to five people', async ({ page }) => {
  const clicks = new Clicks();
  await page.goto('/');
  await clicks.on(page.getByRole('button', { name: 'Take the Quiz' }).first());
  // The card that comes with scrolling has a button of this name too.
  const dialog = page.getByRole('dialog', { name: 'Find Your Match' });
  await clicks.on(dialog.getByRole('button', { name: 'Start the Quiz' }));
  const heading = quiz(page).getByRole('heading', { name: /^Step \d of 9/ });
  const nameOf = async () => (await heading.getAttribute('aria-label')) ?? '';
  for (let asked = await nameOf(); !asked.startsWith('Step 9'); asked = await nameOf()) {
    await expect(heading).toBeFocused();
    for (const list of await quiz(page).getByRole('combobox').all()) {
      await list.focus();
      await list.selectOption({ index: 1 });
      await heading.focus();
    }
    if ((await quiz(page).getByRole('group').count()) > 0) await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(heading).not.toHaveAttribute('aria-label', asked);
  }
  await expect(page.getByRole('heading', { name: /^Step 9 of 9/ })).toBeFocused();
  const person = newPerson('Dana', 'Reyes');
  const fields = { 'First name': 'Dana', 'Last name': 'Reyes', Email: person.email, Phone: '512 555 0100' };
  for (const [label, text] of Object.entries(fields)) await quiz(page).getByLabel(label).fill(text);
  const terms = quiz(page).getByRole('checkbox', { name: /I agree to the/ });
  await terms.focus();
  await page.keyboard.press('Enter');
  await expect(terms).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, Dana' })).toBeVisible();
  const matches = await page.getByRole('list', { name: 'Your matches' }).locator('> li').count();
  expect(matches).toBeGreaterThanOrEqual(3);
  expect(matches).toBeLessThanOrEqual(5);
  expect(clicks.count, 'clicks').toBe(2);
});

test('a listing is live after at most three screens', async ({ page }) => {
  const person = newPerson('Otto', 'Brandvold');
  await page.goto('/');
  const clicks = new Clicks();
  await clicks.on(page.getByRole('link', { name: 'Sign Up as a Professional' }));
  await signUp(page, person);

  const form = page.getByRole('form', { name: 'Create your listing' });
  let screens = 0;
  await expect(form).toBeVisible();
  screens += 1;
  await clicks.on(form.getByRole('checkbox', { name: 'Bookkeeping' }).first());
  await clicks.on(form.getByRole('checkbox', { name: 'Restaurant/Hospitality' }));
  await clicks.on(form.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { name: /^Step 2 of 3/ })).toBeFocused();
  screens += 1;
  await clicks.type(form.getByLabel('Pricing'), 'Monthly books from $300');
  await clicks.on(form.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { name: /^Step 3 of 3/ })).toBeFocused();
  screens += 1;
  await clicks.type(form.getByLabel('Bio'), `Books for kitchens and bars. (${person.username})`);
  await clicks.on(form.getByRole('button', { name: 'Create Profile' }));
  await expect(page.getByRole('heading', { name: 'Your listing is live' })).toBeVisible();
  expect(screens).toBeLessThanOrEqual(3);
  expect(clicks.count, 'clicks from the home page').toBeLessThanOrEqual(8);
  await page.goto(`/search?q=${person.username}`);
  await expect(page.getByRole('link', { name: /Otto Brandvold/ }).first()).toBeVisible();
});

test('a tax question is answered from the home page after 1 click', async ({ page }) => {
  const clicks = new Clicks();
  await page.goto('/');
  const question = 'Do I owe sales tax in another state?';
  await clicks.on(main(page).getByRole('link', { name: question }));
  await expect(page.getByLabel('Your question')).toHaveValue(question);
  // A question that is handed over is asked without a second click.
  const answer = page.getByRole('article', { name: question, exact: true });
  await expect(answer.getByText('Answered from our guides')).toBeVisible();
  await expect(answer.getByRole('button', { name: /^Source 1/ }).first()).toBeVisible();
  expect(clicks.count, 'clicks').toBe(1);
});

test('the first screen names the cost, and one click shows it in full', async ({ page }) => {
  const clicks = new Clicks();
  await page.goto('/');
  await expect(page.getByText('Free for clients. No commission, no card.')).toBeInViewport();
  await clicks.on(page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first());
  await expect(page).toHaveURL('/pricing');
  for (const price of ['$29', '$59']) await expect(main(page).getByText(price, { exact: true }).first()).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'What professionals charge' })).toBeVisible();
  expect(clicks.count, 'clicks').toBeLessThanOrEqual(1);
});
