import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { mailedLink } from '../support/outbox';
import { newPerson, sameOrigin, signInQuietly } from '../support/people';

test('a visitor subscribes, confirms, gets the next article once by email, and unsubscribes', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const { email, username: mark } = newPerson('Reader');
  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const mailsOf = async (kind: string) => {
    const { items } = (await (await admin.get(`/api/admin/mails?q=${encodeURIComponent(email)}`)).json()) as {
      items: { kind: string; subject: string }[];
    };
    return items.filter((item) => item.kind === kind).map(({ subject }) => subject);
  };
  const publish = async (title: string) => {
    const response = await admin.post('/api/blog', {
      data: { title, excerpt: 'News.', content: 'Words.', category: 'technology', tags: [], published: true },
      headers: sameOrigin(),
    });
    expect(response.status()).toBe(200);
  };

  await page.goto('/blog');
  const box = page.getByRole('form', { name: 'Newsletter' });
  await box.getByLabel('Email').fill(email);
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('One more step: check your inbox')).toBeVisible();

  const confirmation = await mailedLink(admin, email, 'newsletter-confirmation');
  await publish(`Before ${mark}`);
  await page.goto(confirmation);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm Subscription' }).click();
  await expect(page.getByText('You’re subscribed.')).toBeVisible();

  const title = `News for ${mark}`;
  await publish(title);
  const way = await mailedLink(admin, email, 'newsletter');
  // A program that follows the links of mails, even with a browser, unsubscribes no one.
  await page.goto(way);
  await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe from the newsletter' })).toBeVisible();
  await publish(`More ${title}`);
  await expect.poll(() => mailsOf('newsletter'), { timeout: 30_000 }).toHaveLength(2);
  expect((await mailsOf('newsletter')).sort()).toEqual([`More ${title}`, title]);

  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You’re unsubscribed.')).toBeVisible();
  await signInQuietly(page, 'admin');
  await page.goto(`/blog/admin/newsletter?q=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Unsubscribed');
  await admin.dispose();
});
