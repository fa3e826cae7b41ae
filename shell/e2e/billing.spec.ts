import { violations } from './axe';
import { expect, test } from './fixtures';
import { newPerson, signUp } from './people';

test('a professional tries a plan from the pricing page, adds a card, cancels and resumes with one click each', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Professional' }).click();
  await signUp(page, newPerson('Iris', 'Vogel'));
  const confirm = page.getByRole('region', { name: 'Confirm your plan' });

  await test.step('the trial needs no card and costs nothing', async () => {
    await expect(confirm.getByText('Try Professional free for 7 days')).toBeVisible();
    await confirm.getByRole('button', { name: 'Start Free Trial' }).click();
    await expect(page.getByText('Your Professional trial has started')).toBeVisible();
    await expect(page).toHaveURL(/\/profile\?tab=billing$/);
    await expect(
      page.getByText(/Without a payment method you go back to Starter, and nothing is charged\.$/),
    ).toBeVisible();
  });

  await test.step('with a card the trial turns into the plan', async () => {
    await page.getByRole('button', { name: 'Add Payment Method' }).click();
    await page.getByRole('button', { name: 'Save Payment Method' }).click();
    await expect(page.getByText('Payment method saved')).toBeVisible();
    await expect(page.getByText(/Your card will then be charged \$29\.00 a month\.$/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('cancelled and resumed with one click each; a reload shows the same', async () => {
    await page.getByRole('button', { name: 'Cancel Plan' }).click();
    await expect(page.getByText('Your plan is cancelled')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^You keep Professional until .* You won’t be charged again\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Resume Plan' }).click();
    await expect(page.getByText(/Your card will then be charged \$29\.00 a month\.$/)).toBeVisible();
  });
});
