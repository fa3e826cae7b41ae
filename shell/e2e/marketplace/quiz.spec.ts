import { expect, test } from '../support/fixtures';
import { answerStep, quiz } from './quiz-steps';

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
