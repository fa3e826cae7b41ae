import { expectAccessibleAtBothWidths, violations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { sameOrigin, signInQuietly } from '../support/people';
import { answerStep, quiz } from '../marketplace/quiz-steps';
import { pathOf, openableRoutes } from '../support/routes';

test('sign-up meets WCAG 2.1 AA, also with its errors', async ({ page }) => {
  await page.goto('/auth?signup=true');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test("a profile's tabs and its message dialog meet WCAG 2.1 AA", async ({ page, request }) => {
  const route = openableRoutes.find(({ path }) => path === '/accountant/:id');
  await signInQuietly(page, 'client');
  await page.goto((route && (await pathOf(route, request))) ?? '/');
  for (const tab of [/^Services/, /^Reviews/]) {
    await page.getByRole('tab', { name: tab }).click();
    await expectAccessibleAtBothWidths(page);
  }
  await page.getByRole('button', { name: 'Contact Me' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the preview of a post meets WCAG 2.1 AA', async ({ page }) => {
  await signInQuietly(page, 'admin');
  const { posts } = (await (await page.request.get('/api/blog?limit=1')).json()) as { posts: { id: number }[] };
  const response = await page.request.post(`/api/blog/${posts[0]?.id}/preview-links`, {
    data: { hours: 1 },
    headers: sameOrigin(),
  });
  await page.goto(((await response.json()) as { path: string }).path);
  await expect(page.getByText('This is a preview.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('an open conversation meets WCAG 2.1 AA', async ({ page }) => {
  await signInQuietly(page, 'accountant');
  await page.goto('/messages');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
  await expect(page.getByRole('log')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('each step of the quiz meets WCAG 2.1 AA, also with its errors', async ({ page }) => {
  test.slow();
  await page.goto('/quiz');
  await page.getByRole('button', { name: 'Start the Quiz' }).click();
  for (let step = 1; step <= 8; step += 1) {
    await expect(quiz(page).getByText(`Step ${step} of 9`)).toBeVisible();
    await quiz(page).getByRole('button', { name: 'Next' }).click();
    await expectAccessibleAtBothWidths(page);
    if (await quiz(page).getByText(`Step ${step} of 9`).isVisible()) await answerStep(page);
  }
  await quiz(page).getByRole('button', { name: 'Submit' }).click();
  await expect(quiz(page).getByText('First name is required')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

const dashboardTabs = {
  client: ['messages', 'reviews', 'saved'],
  accountant: ['profile', 'messages', 'reviews', 'analytics'],
} as const;

for (const [account, tabs] of Object.entries(dashboardTabs)) {
  test(`each part of the dashboard and of the settings meets WCAG 2.1 AA, for ${account}`, async ({ page }) => {
    test.slow();
    await signInQuietly(page, account);
    for (const tab of tabs) {
      await page.goto(`/dashboard?tab=${tab}`);
      await expectAccessibleAtBothWidths(page);
    }
    await page.goto('/profile');
    const parts = page.getByRole('tab');
    await expect(parts.first()).toBeVisible();
    for (const part of await parts.all()) {
      await part.click();
      await expect(part).toHaveAttribute('aria-selected', 'true');
      await expectAccessibleAtBothWidths(page);
    }
  });
}

test('a search in vain and a comparison of two meet WCAG 2.1 AA', async ({ page, request }) => {
  await page.goto('/search?services=audit&city=Cheyenne&state=WY&q=nobody-has-this-name');
  await expectAccessibleAtBothWidths(page);
  const [one, other] = (await (await request.get('/api/accountants')).json()) as { id: number }[];
  await page.goto(`/compare?ids=${one?.id},${other?.id}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('the 404 page meets WCAG 2.1 AA', async ({ page, expectedConsole }) => {
  expectedConsole.push(/404/);
  await page.goto('/no-such-page');
  await expectAccessibleAtBothWidths(page);
});

test('axe sees a text that is too pale, so its silence above means something', async ({ page }) => {
  await page.goto('/auth');
  await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => heading.setAttribute('style', 'color:#bbb;background:#fff;font-size:14px'));
  expect((await violations(page)).join()).toContain('color-contrast');
});
