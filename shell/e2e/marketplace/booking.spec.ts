import { violations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { mailedEvent } from './mailed-calendar';
import { demoProfessional, logIn, signInQuietly } from '../support/people';

interface Meetings {
  readonly items: readonly { readonly id: number; readonly startsAt: string }[];
}

test('a client books a time on a profile, the professional confirms, and both calendars know', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: baseURL! });
  const { id } = await demoProfessional(visitor, 'advisor');
  await visitor.dispose();
  const other = await browser.newContext();
  const advisor = await other.newPage();
  await signInQuietly(advisor, 'advisor');

  await test.step('the professional says when and where they meet', async () => {
    await advisor.goto(`${baseURL}/profile?tab=meetings`);
    await advisor.getByLabel('Link to your video call').fill('https://video.example.test/daniel');
    await advisor.getByLabel(/^Most meetings a day/).fill('8');
    await expect(advisor.getByRole('list', { name: 'Next free times' }).getByRole('listitem').first()).toBeVisible();
    expect(await violations(advisor)).toEqual([]);
    await advisor.getByRole('button', { name: 'Save Meeting Settings' }).click();
    await expect(advisor.getByText('Meeting settings saved')).toBeVisible();
  });

  const offer = page.getByRole('region', { name: 'Book a meeting' });
  await test.step('a visitor chooses a time, logs in, and comes back to it', async () => {
    await page.goto(`/advisors/${id}`);
    await expect(offer.getByText('30 minutes by video call')).toBeVisible();
    await offer.getByRole('button', { name: 'See All Times' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a meeting with Daniel' });
    await dialog.getByRole('group', { name: /day, / }).getByRole('radio').first().check({ force: true });
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Log In to Request' }).click();
    await logIn(page, 'client');
    await expect(dialog.getByRole('group', { name: /day, / }).getByRole('radio').first()).toBeChecked();
    await dialog.getByLabel(/^What is it about/).fill('How my TSP and my pension fit together.');
    await dialog.getByRole('button', { name: 'Request Meeting' }).click();
    await expect(page.getByText('Meeting requested')).toBeVisible();
    await expect(offer.getByText(/^Requested: /)).toBeVisible();
  });

  const { items } = (await (await page.request.get(`/api/meetings?with=${id}`)).json()) as Meetings;
  const meeting = items[0]!;

  await test.step('the professional reads the request and confirms it', async () => {
    await advisor.goto(`${baseURL}/dashboard?tab=meetings`);
    const request = advisor.getByRole('article').filter({ hasText: 'How my TSP and my pension fit together.' });
    await expect(request.getByText('Needs your reply')).toBeVisible();
    expect(await violations(advisor)).toEqual([]);
    await request.getByRole('button', { name: 'Confirm Meeting' }).click();
    await expect(request.getByText('Confirmed')).toBeVisible();
    // The client's page follows by itself.
    await expect(offer.getByText(/^Confirmed: /)).toBeVisible();
  });

  const invitation = await mailedEvent('client@counterpart.test', 'REQUEST');
  expect(invitation).toMatchObject({ startsAt: meeting.startsAt, status: 'CONFIRMED', sequence: 0 });

  await test.step('the client opens the meeting in the conversation and cancels it', async () => {
    await offer.getByRole('link', { name: 'View meeting' }).click();
    const dialog = page.getByRole('dialog', { name: 'Meetings with Daniel' });
    await expect(dialog.getByRole('link', { name: 'Join the video call' })).toHaveAttribute(
      'href',
      'https://video.example.test/daniel',
    );
    await expect(dialog.getByRole('link', { name: 'Add to Calendar' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel Meeting' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this meeting?' });
    await question.getByLabel(/^Reason for Daniel/).fill('I have the flu.');
    await question.getByRole('button', { name: 'Cancel Meeting' }).click();
    await expect(page.getByText('Meeting canceled')).toBeVisible();
  });

  expect(await mailedEvent('client@counterpart.test', 'CANCEL')).toMatchObject({
    ...{ uid: invitation.uid, sequence: 1, status: 'CANCELLED', startsAt: meeting.startsAt },
  });
  await expect(advisor.getByText(/canceled: I have the flu\./)).toBeVisible();
  await other.close();
});
