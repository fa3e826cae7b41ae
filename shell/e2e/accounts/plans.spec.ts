import type { APIRequestContext } from 'playwright/test';
import { violations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { mailedEvent } from '../marketplace/mailed-calendar';
import { mailedLink } from '../support/outbox';
import { demoPassword, newPerson, sameOrigin } from '../support/people';

/** Signs a new person up, without the form, in the browser that the context belongs to. */
async function register(request: APIRequestContext, userType: 'client' | 'accountant', firstName: string) {
  const person = newPerson(firstName, 'Marsh');
  const registration = { ...person, password: demoPassword, confirmPassword: demoPassword, userType, agreeTerms: true };
  const answer = await request.post('/api/register', { data: registration, headers: sameOrigin() });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { ...((await answer.json()) as { id: number }), email: person.email };
}

const listing = {
  bio: 'Keeps the books of clinics in good order.',
  pricing: 'From $100 an hour',
  services: ['bookkeeping'],
  specialties: ['audit'],
  industries: ['retail'],
  clientTypes: ['retirees'],
  certifications: ['CPA'],
  languages: ['English'],
  website: 'https://example.com',
};

test('a professional starts a trial, hits its limit and upgrades; a client books and opens the invitation; one click cancels', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.slow();
  const { id } = await register(page.request, 'accountant', 'Nadia');
  const listed = await page.request.post('/api/accountants/profile', { data: listing, headers: sameOrigin() });
  expect(listed.ok(), await listed.text()).toBe(true);
  const context = await browser.newContext({ baseURL: baseURL! });
  const client = await context.newPage();
  const late = await register(context.request, 'client', 'Late');
  const admin = await playwright.request.newContext({ baseURL: baseURL! });
  // Nothing else is mailed to an unconfirmed email.
  await client.goto(await mailedLink(admin, late.email, 'confirm-email'));
  await expect(client.getByText('Your email address is confirmed.')).toBeVisible();
  const confirm = page.getByRole('region', { name: 'Confirm your plan' });

  await test.step('the trial starts', async () => {
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Choose Professional' }).click();
    await confirm.getByRole('button', { name: 'Start Free Trial' }).click();
    await expect(page.getByText('Your Professional trial has started')).toBeVisible();
  });

  await test.step('a day of the plan features the profile, also where the page was cached', async () => {
    const badge = client.getByRole('complementary', { name: 'Summary' }).getByText('Featured', { exact: true });
    await client.goto(`/accountant/${id}`);
    await expect(client.getByText(listing.bio)).toBeVisible();
    await expect(badge).toHaveCount(0);
    const days = page.getByRole('region', { name: 'Featured days' });
    await expect(days.getByText('5 of 5 days left')).toHaveCount(2);
    const today = days.locator('[aria-current="date"]');
    await today.click();
    await days.getByRole('button', { name: 'Save Featured Days' }).click();
    await expect(page.getByText('Featured days saved')).toBeVisible();
    await page.reload();
    await expect(today).toHaveAttribute('aria-pressed', 'true');
    await expect(days.getByText('4 of 5 days left')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await client.reload();
    await expect(badge).toBeVisible();
  });

  await test.step('fifteen clients reach the professional', async () => {
    for (let count = 0; count < 15; count += 1) {
      const computer = await playwright.request.newContext({ baseURL: baseURL! });
      await register(computer, 'client', 'Early');
      const data = { receiverId: id, content: 'Do you have time this month?' };
      expect((await computer.post('/api/messages', { data, headers: sameOrigin() })).ok()).toBe(true);
      await computer.dispose();
    }
  });

  await test.step('the next one keeps the message, reads that a reply may be delayed, and where others are', async () => {
    await client.goto(`/messages?with=${id}`);
    const box = client.getByRole('textbox', { name: 'Message to Nadia Marsh' });
    await box.fill('We need a bookkeeper.');
    await box.press('Enter');
    await expect(client.getByText('Nadia’s reply may be delayed')).toBeVisible();
    await client.reload();
    await expect(client.getByText('Nadia’s reply may be delayed')).toBeVisible();
    await expect(client.getByRole('log').getByText('We need a bookkeeper.')).toBeVisible();
    const others = client.getByRole('link', { name: 'Others for Bookkeeping' });
    await expect(others).toHaveAttribute('href', '/search?services=bookkeeping');
    expect(await violations(client)).toEqual([]);
  });

  await test.step('the professional sees the meter, and not who waits', async () => {
    await page.goto('/messages');
    await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('button').first()).toBeVisible();
    await expect(page.getByText('We need a bookkeeper.')).toHaveCount(0);
    await page.goto('/dashboard');
    await expect(page.getByRole('meter', { name: 'New connections' })).toHaveAttribute('aria-valuetext', '15 of 15');
    await expect(page.getByText(/^1 request is waiting\./)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('the upgrade delivers it', async () => {
    await page.getByRole('main').getByRole('link', { name: 'See Plans' }).click();
    await page.getByRole('link', { name: 'Choose Premium' }).click();
    await confirm.getByRole('button', { name: 'Switch Plan' }).click();
    await expect(page.getByText('You are on Premium now')).toBeVisible();
    await expect(client.getByText('Nadia hasn’t accepted yet')).toBeVisible();
    await page.goto('/messages');
    await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('button').first()).toContainText(
      'We need a bookkeeper.',
    );
  });

  await test.step('the client books a meeting, and the mailed invitation opens', async () => {
    await page.goto('/profile?tab=meetings');
    await page.getByRole('switch', { name: 'Clients can book meetings' }).click();
    await page.getByLabel('Link to your video call').fill('https://video.example.test/nadia');
    await page.getByRole('button', { name: 'Save Meeting Settings' }).click();
    await expect(page.getByText('Meeting settings saved')).toBeVisible();
    await client.goto(`/accountant/${id}`);
    await client.getByRole('button', { name: 'See All Times' }).click();
    const dialog = client.getByRole('dialog', { name: 'Book a meeting with Nadia' });
    await dialog.getByRole('group', { name: /day, / }).getByRole('radio').first().check({ force: true });
    await dialog.getByLabel(/^What is it about/).fill('Books of our clinic.');
    await dialog.getByRole('button', { name: 'Request Meeting' }).click();
    await expect(client.getByText('Meeting requested')).toBeVisible();
    await page.goto('/dashboard?tab=meetings');
    const request = page.getByRole('article').filter({ hasText: 'Books of our clinic.' });
    await request.getByRole('button', { name: 'Confirm Meeting' }).click();
    await expect(request.getByText('Confirmed')).toBeVisible();
    expect(await mailedEvent(late.email, 'REQUEST')).toMatchObject({ status: 'CONFIRMED', sequence: 0 });
  });

  await test.step('a client with whom messages were exchanged is invited by mail, and reviews', async () => {
    const data = { receiverId: late.id, content: 'Happy to help.' };
    expect((await page.request.post('/api/messages', { data, headers: sameOrigin() })).ok()).toBe(true);
    await page.goto('/dashboard?tab=reviews');
    const invitations = page.getByRole('region', { name: 'Invite clients to review you' });
    await invitations.getByRole('button', { name: 'Invite Late Marsh' }).click();
    await page.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(page.getByText('Late is invited', { exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await client.goto(await mailedLink(admin, late.email, 'review-invitation'));
    const form = client.getByRole('form', { name: 'Write a review' });
    await form.getByRole('radio', { name: /Excellent/ }).check({ force: true });
    await form.getByLabel('Your review', { exact: true }).fill('Answered within the hour.');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(client.getByText('Thank you for your feedback!')).toBeVisible();
    await page.reload();
    await expect(invitations.getByText(/^Invited .*, reviewed you /)).toBeVisible();
  });

  await test.step('one click cancels', async () => {
    await page.goto('/profile?tab=billing');
    await page.getByRole('button', { name: 'Cancel Plan' }).click();
    await expect(page.getByText('Your plan is canceled')).toBeVisible();
  });
  await admin.dispose();
  await context.close();
});
