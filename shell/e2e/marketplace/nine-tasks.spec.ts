import type { Page } from 'playwright/test';
import type { Professional } from '@counterpart/api/contract';
import { Clicks } from '../support/clicks';
import { expect, test } from '../support/fixtures';
import { demoPassword, newPerson, signUp } from '../support/people';
import { quiz } from './quiz-steps';

const main = (page: Page) => page.getByRole('main');

test('an accountant for a restaurant under a price is found, compared and written to: at most 9 clicks @task', async ({
  page,
}) => {
  const clicks = new Clicks();
  await page.goto('/');
  await clicks.on(main(page).getByRole('tab', { name: 'Industries' }));
  await clicks.on(main(page).getByRole('link', { name: 'Restaurant/Hospitality' }));
  await expect(page).toHaveURL(/\/search\?\w+=restaurant$/);

  await clicks.choose(page.getByLabel('Price', { exact: true }), /^Per month/);
  await clicks.type(page.getByLabel('Up to'), '500\n');
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
  clicks.expectRow('Two accountants compared, up to the first word to one');
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('textbox').press('Enter');
  await expect(page.getByRole('heading', { name: 'Create your account to send this' })).toBeVisible();
  await signUp(page, client);
  await expect(page).toHaveURL(/\/messages\?with=\d+$/);
  await expect(page.getByRole('log').getByText(words)).toBeVisible();
});

test('the quiz is taken without a pointer after its start, and names three to five people @task', async ({ page }) => {
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
  clicks.fields += Object.keys(fields).length;
  const terms = quiz(page).getByRole('checkbox', { name: /I agree to the/ });
  await terms.focus();
  await page.keyboard.press('Enter');
  await expect(terms).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you, Dana' })).toBeVisible();
  const matches = await page.getByRole('list', { name: 'Your matches' }).locator('> li').count();
  expect(matches).toBeGreaterThanOrEqual(3);
  expect(matches).toBeLessThanOrEqual(5);
  clicks.expectRow('The quiz by its keys, up to its matches');
});

test('the quiz takes a click for each question, and nothing it knows is asked again @task', async ({ page }) => {
  const clicks = new Clicks();
  await page.goto('/quiz');
  await clicks.on(page.getByRole('button', { name: 'Start the Quiz' }));
  await quiz(page).getByRole('button', { name: 'Next' }).click();
  await expect(quiz(page).getByText('Please select an option').first()).toBeVisible();
  const heading = quiz(page).getByRole('heading', { name: /^Step \d of 9/ });
  const nameOf = async () => (await heading.getAttribute('aria-label')) ?? '';
  for (let asked = await nameOf(); !asked.startsWith('Step 9'); asked = await nameOf()) {
    for (const list of await quiz(page).getByRole('combobox').all()) await clicks.choose(list, /^(?!Choose|Select)/);
    const options = quiz(page).getByRole('group').locator('label');
    const goesOn = (await quiz(page).locator('input[type=radio], select').count()) > 0;
    if ((await options.count()) > 0) await clicks.on(options.first());
    // One choice goes on by itself.
    if (!goesOn) await clicks.on(quiz(page).getByRole('button', { name: 'Next' }));
    await expect(heading).not.toHaveAttribute('aria-label', asked);
  }
  await quiz(page).getByRole('button', { name: 'Submit' }).click();
  await expect(quiz(page).getByText('First name is required')).toBeVisible();
  const person = newPerson('Dana', 'Reyes');
  const fields = { 'First name': 'Dana', 'Last name': 'Reyes', Email: person.email, Phone: '512 555 0100' };
  for (const [label, text] of Object.entries(fields)) await clicks.type(quiz(page).getByLabel(label), text);
  await clicks.on(quiz(page).getByRole('checkbox', { name: /I agree to the/ }));
  await clicks.on(quiz(page).getByRole('button', { name: 'Submit' }));
  await expect(page.getByRole('heading', { name: 'Thank you, Dana' })).toBeVisible();
  const cards = page.getByRole('list', { name: 'Your matches' }).locator('> li');
  await expect(cards.first().getByText('License verified by our team')).toBeVisible();
  clicks.expectRow('The quiz by pointer, from its page to its matches');

  const words = new Clicks();
  await words.on(cards.first().getByRole('checkbox', { name: /^Contact / }));
  await page.getByRole('button', { name: 'Message 1 Person' }).click();
  await expect(page.getByText(/^Please agree that your answers are shared/)).toBeVisible();
  await words.on(page.getByRole('checkbox', { name: /Share my name/ }));
  const said = await page.getByLabel('Your message').inputValue();
  expect(said).not.toBe('');
  await words.on(page.getByRole('button', { name: 'Message 1 Person' }));
  const form = page.getByRole('form', { name: 'Sign Up' });
  for (const label of ['First name', 'Last name', 'Email'] as const)
    await expect(form.getByLabel(label)).toHaveValue(fields[label]);
  await page.getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dana Reyes');
  await expect(main(page).getByLabel('Email')).toHaveValue(person.email);
  await page.goBack();
  await words.type(form.getByLabel('Username'), person.username);
  for (const label of ['Password', 'Confirm password'])
    await words.type(form.getByLabel(label, { exact: true }), demoPassword);
  await words.on(form.getByRole('checkbox', { name: /I agree to/ }));
  await words.on(form.getByRole('button', { name: 'Create Account' }));
  await expect(page).toHaveURL(/\/messages\?with=\d+/);
  await expect(page.getByRole('log')).toContainText(said.split('\n')[0] ?? '');
  words.expectRow('A message to a match, with an account');
});

test('a listing is live after at most three screens @task', async ({ page }) => {
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
  clicks.expectRow('A listing, from the account to the live profile');
  await page.goto(`/search?q=${person.username}`);
  await expect(page.getByRole('link', { name: /Otto Brandvold/ }).first()).toBeVisible();
});

test('a tax question is answered from the home page after 1 click @task', async ({ page }) => {
  const clicks = new Clicks();
  await page.goto('/');
  const question = 'Do I owe sales tax in another state?';
  await clicks.on(main(page).getByRole('link', { name: question }));
  await expect(page.getByLabel('Your question')).toHaveValue(question);
  // A question that is handed over is asked without a second click.
  const answer = page.getByRole('article', { name: question, exact: true });
  await expect(answer.getByText('Answered from our guides')).toBeVisible();
  await expect(answer.getByRole('button', { name: /^Source 1/ }).first()).toBeVisible();
  clicks.expectRow('A tax question answered');
});

test('the first screen names the cost, and one click shows it in full @task', async ({ page }) => {
  const clicks = new Clicks();
  await page.goto('/');
  await expect(page.getByText('Free for clients. No commission, no card.')).toBeInViewport();
  await clicks.on(page.getByRole('navigation').getByRole('link', { name: 'Pricing' }).first());
  await expect(page).toHaveURL('/pricing');
  for (const price of ['$29', '$59']) await expect(main(page).getByText(price, { exact: true }).first()).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'What professionals charge' })).toBeVisible();
  clicks.expectRow('What it costs');
});

test('a specialist offered for a guide has its specialty @task', async ({ page }) => {
  const clicks = new Clicks();
  await page.goto('/');
  await clicks.on(main(page).getByRole('link', { name: 'Do I owe sales tax in another state?' }));
  await clicks.on(page.getByRole('button', { name: 'Ask a Specialist' }).first());
  const offered = page.getByRole('dialog', { name: 'Ask a Specialist' }).getByRole('radio');
  await expect(offered.first()).toBeVisible();
  for (const id of await offered.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))) {
    const { profile } = (await (await page.request.get(`/api/accountants/${id}`)).json()) as Professional;
    expect(profile?.specialties, id).toContain('sales-tax');
  }
  clicks.expectRow("A specialist for a guide's question");
});

test('those who meet clients in the towns around a city are found with one choice @task', async ({ page }) => {
  const clicks = new Clicks();
  await page.goto('/');
  const card = page.getByRole('search', { name: 'Find professionals' });
  await clicks.type(card.getByRole('combobox', { name: 'Location' }), 'New York, NY');
  await clicks.on(card.getByRole('button', { name: 'Find Services' }));
  await clicks.choose(page.getByLabel('Distance from New York, NY'), 'Within 50 miles');
  await expect(page).toHaveURL('/search?city=New+York&state=NY&radius=50');
  await expect(main(page).getByText('Stamford, CT')).toBeVisible();
  clicks.expectRow('Who meets clients within 50 miles of New York');
  await main(page).getByRole('button', { name: 'Remove filter Within 50 miles of New York, NY' }).click();
  await expect(page).toHaveURL('/search');
});
