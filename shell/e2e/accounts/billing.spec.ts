import { violations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { demoPassword, newPerson, sameOrigin, signInQuietly, signUp } from '../support/people';

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
    await expect(page.getByText('Your plan is canceled')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^You keep Professional until .* You won’t be charged again\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Resume Plan' }).click();
    await expect(page.getByText(/Your card will then be charged \$29\.00 a month\.$/)).toBeVisible();
  });
});

test('an administrator finds a subscription, refunds its payment, and reads that in the audit log', async ({
  page,
  playwright,
  baseURL,
}) => {
  const name = 'Camille Rousseau';
  await test.step('a professional upgrades', async () => {
    const computer = await playwright.request.newContext({ baseURL: baseURL! });
    const login = { username: 'camille.rousseau', password: demoPassword };
    expect((await computer.post('/api/login', { data: login, headers: sameOrigin() })).ok()).toBe(true);
    const quote = await computer.get('/api/billing/quotes/premium/monthly');
    const { at, totalCents } = (await quote.json()) as { at: string; totalCents: number };
    const data = { plan: 'premium', interval: 'monthly', at, totalCents };
    const paid = await computer.post('/api/billing/plan', { data, headers: sameOrigin() });
    expect(paid.ok(), await paid.text()).toBe(true);
    await computer.dispose();
  });
  await signInQuietly(page, 'admin');
  await page.goto('/admin/billing');
  await page.getByRole('searchbox', { name: 'Search subscriptions' }).fill(name);
  await expect(page.getByText('1 subscription', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `History of ${name}` }).click();
  expect(await violations(page)).toEqual([]);
  // The newest payment, the upgrade, is the first.
  await page
    .getByRole('button', { name: /^Refund \$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Refund \$/ });
  await dialog.getByLabel('Reason').fill('Charged by mistake');
  await dialog.getByLabel('Your password').fill(demoPassword);
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(page.getByText(/^\$[\d.]+ refunded$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payments' }).getByText('Refunded')).toBeVisible();
  await page.goto('/admin/audit');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Payment refunded' }).first(),
  ).toBeVisible();
});

test('an invoice is one sheet of paper, whole and in ink, from the dark theme and however long its words are @walk', async ({
  page,
}) => {
  await signInQuietly(page, 'accountant');
  await page.goto('/profile?tab=billing');
  const [invoice] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^View/ }).first().click(),
  ]);
  await invoice.locator('dd, tbody td:first-child').evaluateAll((cells) => {
    for (const cell of cells) cell.textContent += 'Grundstücksverkehrsgenehmigung'.repeat(6);
  });
  const session = await invoice.context().newCDPSession(invoice);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await invoice.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => invoice.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await invoice.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(invoice.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(invoice.locator('body')).toHaveCSS('color', 'rgb(20, 32, 46)');
  expect((await invoice.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});
