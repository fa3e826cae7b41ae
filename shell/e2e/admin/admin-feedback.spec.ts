import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { sameOrigin, signInQuietly } from '../support/people';

test('feedback on an answer is found, resolved and in the audit log', async ({ page, request }) => {
  const question = `When is Form 1099 due? (${Date.now().toString(36)})`;
  const given = await request.post('/api/compliance/feedback', {
    data: {
      answerId: randomUUID(),
      helpful: false,
      reason: 'incomplete',
      details: 'The date is missing.',
      question,
      answer: 'In January.',
      answeredBy: 'guides',
      guides: [],
    },
    headers: sameOrigin(),
  });
  expect(given.status()).toBe(204);
  await signInQuietly(page, 'admin');
  await page.goto('/admin/feedback');
  await page.getByLabel('Words').fill(question);
  const item = page.getByRole('article', { name: question });
  await expect(item.getByText('The date is missing.')).toBeVisible();
  await expectAccessible(page);
  await item.getByLabel('Resolution').fill('The guide says so now.');
  await item.getByRole('button', { name: 'Resolve' }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole('radio', { name: 'Resolved' }).check({ force: true });
  await expect(item.getByText(/The guide says so now\./)).toBeVisible();
  await page.goto('/admin/audit?action=feedback.resolved');
  await expect(page.getByRole('main').getByText('Assistant feedback resolved or reopened').last()).toBeVisible();
});
