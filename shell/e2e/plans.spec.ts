import type { APIRequestContext } from 'playwright/test';
import { violations } from './axe';
import { expect, test } from './fixtures';
import { demoPassword, newPerson, sameOrigin } from './people';

/** Signs a new person up, without the form, in the browser that the context belongs to. */
async function register(request: APIRequestContext, userType: 'client' | 'accountant', firstName: string) {
  const person = newPerson(firstName, 'Marsh');
  const registration = { ...person, password: demoPassword, confirmPassword: demoPassword, userType, agreeTerms: true };
  const answer = await request.post('/api/register', { data: registration, headers: sameOrigin() });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { id: number };
}

test('over the limit of a plan a request waits, the client reads why, and a trial delivers it', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const { id } = await register(page.request, 'accountant', 'Nadia');

  await test.step('two clients reach a professional on Starter', async () => {
    for (let client = 0; client < 2; client += 1) {
      const computer = await playwright.request.newContext({ baseURL: baseURL! });
      await register(computer, 'client', 'Early');
      const data = { receiverId: id, content: 'Do you have time this month?' };
      expect((await computer.post('/api/messages', { data, headers: sameOrigin() })).ok()).toBe(true);
      await computer.dispose();
    }
  });

  const context = await browser.newContext();
  const client = await context.newPage();
  await register(context.request, 'client', 'Late');
  await test.step('the third client keeps the message, reads that a reply may be delayed, and where others are', async () => {
    await client.goto(`${baseURL}/messages?with=${id}`);
    const box = client.getByRole('textbox', { name: 'Message to Nadia Marsh' });
    await box.fill('We need a bookkeeper.');
    await box.press('Enter');
    await expect(client.getByText('Nadia’s reply may be delayed')).toBeVisible();
    await client.reload();
    await expect(client.getByText('Nadia’s reply may be delayed')).toBeVisible();
    await expect(client.getByRole('log').getByText('We need a bookkeeper.')).toBeVisible();
    await expect(client.getByRole('link', { name: 'Find Others' })).toHaveAttribute('href', '/search');
    expect(await violations(client)).toEqual([]);
  });

  await test.step('the professional sees the meter, and not who waits', async () => {
    await page.goto('/messages');
    await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('button')).toHaveCount(2);
    await expect(page.getByText('We need a bookkeeper.')).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page.getByRole('meter', { name: 'New connections' })).toHaveAttribute('aria-valuetext', '2 of 2');
    await expect(page.getByText(/^1 request is waiting\./)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('the trial of a larger plan delivers it', async () => {
    await page.getByRole('main').getByRole('link', { name: 'See Plans' }).click();
    await page.getByRole('link', { name: 'Choose Professional' }).click();
    await page
      .getByRole('region', { name: 'Confirm your plan' })
      .getByRole('button', { name: 'Start Free Trial' })
      .click();
    await expect(page.getByText('Your Professional trial has started')).toBeVisible();
    await expect(client.getByText('Waiting for Nadia to accept your request')).toBeVisible();
    await page.goto('/messages');
    await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('button').first()).toContainText(
      'We need a bookkeeper.',
    );
  });
  await context.close();
});
