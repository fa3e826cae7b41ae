import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { newPerson, signUp } from '../support/people';
import { answerStep, quiz } from './quiz-steps';

/** From the step that is shown to the contact form, which is the ninth. */
async function answerSteps(page: Page, from: number): Promise<void> {
  for (let step = from; step <= 8; step += 1) {
    await expect(quiz(page).getByText(`Step ${step} of 9`)).toBeVisible();
    await answerStep(page);
  }
  await expect(quiz(page).getByText('Step 9 of 9')).toBeVisible();
  await expect(quiz(page).getByText('100% complete')).toBeVisible();
}

test('a visitor takes the quiz, gets matches with reasons, signs up and writes to one of them', async ({ page }) => {
  const client = newPerson('Dana', 'Reyes');
  await page.goto('/quiz?industry=healthcare&service=bookkeeping');
  await page.getByRole('button', { name: 'Start the Quiz' }).click();
  await expect(quiz(page).getByText('0% complete')).toBeVisible();
  await quiz(page).getByRole('button', { name: 'Next' }).click();
  await expect(quiz(page).getByText('Please select an option').first()).toBeVisible();

  await answerSteps(page, 1);
  await quiz(page).getByRole('button', { name: 'Submit' }).click();
  await expect(quiz(page).getByText('First name is required')).toBeVisible();
  await quiz(page).getByLabel('First name').fill(client.firstName);
  await quiz(page).getByLabel('Last name').fill(client.lastName);
  await quiz(page).getByLabel('Email').fill(client.email);
  await quiz(page).getByLabel('Phone').fill('512 555 0100');
  await quiz(page)
    .getByRole('checkbox', { name: /I agree to the/ })
    .check();
  await quiz(page).getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByRole('heading', { name: `Thank you, ${client.firstName}` })).toBeVisible();
  const matches = page.getByRole('list', { name: 'Your matches' });
  const cards = matches.locator('> li');
  expect(await cards.count()).toBeGreaterThanOrEqual(3);
  expect(await cards.count()).toBeLessThanOrEqual(5);
  await expect(cards.first().getByText('License verified by our team')).toBeVisible();
  const name = (await cards.first().getByRole('heading').textContent()) ?? '';

  await cards
    .first()
    .getByRole('checkbox', { name: `Contact ${name}` })
    .check();
  await page.getByRole('button', { name: 'Message 1 Person' }).click();
  await expect(
    page.getByText('Please agree that your answers are shared with the professionals you choose.'),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /Share my name/ }).check();
  await page.getByLabel('Your message').fill(`We need help with our books. (${client.username})`);
  await page.getByRole('button', { name: 'Message 1 Person' }).click();

  await expect(page).toHaveURL(/\/auth/);
  await signUp(page, client);
  await expect(page).toHaveURL(/\/messages\?with=\d+/);
  await expect(page.getByRole('log').getByText(`We need help with our books. (${client.username})`)).toBeVisible();
});

test('the quiz on the home page is reset by its backdrop, and offers to go on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Take the Quiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find Your Match' });
  await dialog.getByRole('button', { name: 'Start the Quiz' }).click();
  await answerStep(page);
  await expect(dialog.getByText('Step 2 of 9')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Take the Quiz' }).click();
  await dialog.getByRole('button', { name: 'Continue Where You Left Off' }).click();
  await expect(dialog.getByText('Step 2 of 9')).toBeVisible();
});

test('the sticky card comes with scrolling, goes with No thanks and stays away', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('complementary').filter({ hasText: 'The 1-minute matching quiz' });
  const promotion = page.getByRole('heading', { name: 'Not sure who you need?' });
  await expect(promotion).toBeVisible();
  await expect(card).toHaveCount(0);
  await promotion.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'No thanks' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await promotion.scrollIntoViewIfNeeded();
  await expect(promotion).toBeInViewport();
  await expect(card).toHaveCount(0);
});

test('the quiz is taken with the keyboard; Back, Forward and a reload keep every answer', async ({ page }) => {
  await page.goto('/quiz');
  await page.getByRole('button', { name: 'Start the Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Step 1 of 9: Your business' })).toBeFocused();
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  for (const key of ['2', 'Enter', '1', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('heading', { name: 'Step 2 of 9: Services' })).toBeFocused();
  await expect(page).toHaveURL('/quiz?step=2');
  await page.keyboard.press('1');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Step 1 of 9: Your business' })).toBeFocused();
  await expect(quiz(page).getByRole('radio', { name: 'LLC Multi-Member' })).toBeChecked();
  await page.goForward();
  await expect(quiz(page).getByRole('checkbox', { name: 'Bookkeeping' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Step 2 of 9: Services' })).toBeVisible();
  await expect(quiz(page).getByRole('checkbox', { name: 'Bookkeeping' })).toBeChecked();
  await quiz(page).getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/quiz?step=1');
  await expect(quiz(page).getByRole('radio', { name: 'LLC Multi-Member' })).toBeChecked();
});

test('Back in the quiz of the home page goes a step back; closing it leaves no steps behind', async ({ page }) => {
  await page.goto('/search');
  await page.goto('/');
  await page.getByRole('button', { name: 'Take the Quiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find Your Match' });
  await dialog.getByRole('button', { name: 'Start the Quiz' }).click();
  await answerStep(page);
  await expect(dialog.getByText('Step 2 of 9')).toBeVisible();
  await page.goBack();
  await expect(dialog.getByText('Step 1 of 9')).toBeVisible();
  await page.goForward();
  await expect(dialog.getByText('Step 2 of 9')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/search');
});
