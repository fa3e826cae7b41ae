import { expect, test } from '../support/fixtures';
import { mailedLink } from '../support/outbox';
import { demoPassword, demoProfessional, logIn, newPerson, sameOrigin, signInQuietly } from '../support/people';
import { translate } from '../support/translator';

test('a client reviews, the professional replies, the client edits and deletes; a report reaches the queue', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const professional = await demoProfessional(request, 'accountant');
  const name = `${professional.firstName} ${professional.lastName}`;
  const client = newPerson('Tessa', 'Marlow');
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const registration = {
    ...client,
    password: demoPassword,
    confirmPassword: demoPassword,
    userType: 'client',
    agreeTerms: true,
  };
  expect((await visitor.post('/api/register', { data: registration, headers: sameOrigin() })).ok()).toBe(true);
  const words = `Found two credits we had missed. (${client.username})`;
  const better = `Found three credits we had missed. (${client.username})`;
  const reply = `Thank you, Tessa. (${client.username})`;
  const review = page.getByRole('article').filter({ hasText: client.username });

  await test.step('a client who has confirmed the address and had an answer is a verified client', async () => {
    await visitor.post('/api/messages', {
      data: { receiverId: professional.id, content: `Hello (${client.username})` },
      headers: sameOrigin(),
    });
    const { id } = (await (await visitor.get('/api/user')).json()) as { id: number };
    await request.post('/api/login', {
      data: { username: 'accountant', password: demoPassword },
      headers: sameOrigin(),
    });
    expect(
      (
        await request.post('/api/messages', {
          data: { receiverId: id, content: 'Good morning' },
          headers: sameOrigin(),
        })
      ).ok(),
    ).toBe(true);
    const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const link = await mailedLink(admin, client.email, 'confirm-email');
    await page.goto(link);
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await admin.dispose();
  });

  await test.step('the client writes', async () => {
    await page.goto('/auth');
    await logIn(page, client.username);
    await page.goto(`/accountant/${professional.id}?tab=reviews`);
    const form = page.getByRole('form', { name: 'Write a review' });
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(form.getByText('Please select a rating')).toBeVisible();
    await form.getByRole('radio', { name: /Excellent/ }).check({ force: true });
    await form.getByLabel('Your review', { exact: true }).fill(words);
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
    await expect(review.getByText(words)).toBeVisible();
    await expect(review.getByText('Verified client')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Write a Review' })).toBeVisible();
  });

  await test.step('the professional is notified and replies', async () => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    const other = await context.newPage();
    await other.goto('/');
    await signInQuietly(other, 'accountant');
    await other.goto('/dashboard?tab=reviews');
    const received = other.getByRole('article').filter({ hasText: client.username });
    await received.getByRole('button', { name: 'Reply', exact: true }).click();
    const dialog = other.getByRole('dialog', { name: 'Reply to this review' });
    await dialog.getByRole('button', { name: 'Publish Reply' }).click();
    await expect(dialog.getByText('Reply must be at least 3 characters')).toBeVisible();
    await dialog.getByLabel('Your reply').fill(reply);
    await dialog.getByRole('button', { name: 'Publish Reply' }).click();
    await expect(other.getByText('Reply published')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(received.getByText(reply)).toBeVisible();

    await received.getByRole('button', { name: 'Report' }).click();
    const report = other.getByRole('dialog', { name: 'Report this review' });
    await report.getByRole('radio', { name: 'Something else' }).check({ force: true });
    await report.getByLabel('Details', { exact: true }).fill(`Only a test of the queue. (${client.username})`);
    await report.getByRole('button', { name: 'Send Report' }).click();
    await expect(other.getByText('Our moderators will look at it.')).toBeVisible();
    await context.close();

    await request.post('/api/login', { data: { username: 'admin', password: demoPassword }, headers: sameOrigin() });
    const queue = (await (await request.get('/api/admin/review-reports')).json()) as { details: string }[];
    expect(
      queue.some(({ details }) => details.includes(client.username)),
      'the report is in the queue',
    ).toBe(true);
  });

  await test.step('the client reads the reply, edits and deletes on the dashboard', async () => {
    await page.goto('/dashboard?tab=reviews');
    await expect(review.getByText(reply)).toBeVisible();
    await review.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your review' });
    await dialog.getByLabel('Your review', { exact: true }).fill(better);
    await dialog.getByRole('button', { name: 'Save Review' }).click();
    await expect(page.getByText('Review updated')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(review.getByText(better)).toBeVisible();
    await expect(review.getByText(/^Edited /)).toBeVisible();
    await review.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete your review?' })
      .getByRole('button', { name: 'Delete Review' })
      .click();
    await expect(page.getByText('Review deleted')).toBeVisible();
    await expect(review).toHaveCount(0);
    await page.goto(`/accountant/${professional.id}?tab=reviews`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Write a review' })).toBeVisible();
    await expect(review).toHaveCount(0);
  });
  await request.dispose();
  await visitor.dispose();
});

test('a client saves professionals, compares them side by side and copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = newPerson('Omar', 'Linden');
  const registration = {
    ...person,
    password: demoPassword,
    confirmPassword: demoPassword,
    userType: 'client',
    agreeTerms: true,
  };
  expect((await page.request.post('/api/register', { data: registration, headers: sameOrigin() })).ok()).toBe(true);
  await page.goto('/accountants');
  const hearts = page.getByRole('button', { name: /^Save / });
  const name = ((await hearts.first().getAttribute('aria-label')) ?? '').replace('Save ', '');
  await hearts.first().click();
  await expect(page.getByText(`Saved ${name}`)).toBeVisible();
  const scales = page.getByRole('button', { name: /^Compare / });
  await scales.nth(0).click();
  await scales.nth(1).click();
  await page.getByRole('region', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+(,|%2C)\d+$/);
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.goto('/dashboard?tab=saved');
  await page.getByRole('button', { name: `Remove ${name} from saved` }).click();
  await expect(page.getByText('No one saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Remove ${name} from saved` })).toBeVisible();
});

test.describe('a moment without a network', () => {
  // What cannot be had is an error in every browser's console.
  const unreachable = [/Failed to load resource/, /net::ERR/, /Refused to execute|integrity/];

  test('the tab of reviews says that it could not be loaded, comes when asked again, and nothing typed is lost @walk', async ({
    page,
    context,
    request,
    expectedConsole,
  }) => {
    expectedConsole.push(...unreachable);
    const professional = await demoProfessional(request, 'accountant');
    await signInQuietly(page, 'client');
    await page.goto(`/accountant/${professional.id}`);
    const message = page.getByRole('dialog').getByRole('textbox', { name: /^Message to/ });
    await page.getByRole('button', { name: 'Contact Me' }).first().click();
    await message.fill('Do you take on restaurants?');
    await page.keyboard.press('Escape');
    await expect(message).toBeHidden();

    await context.setOffline(true);
    await page.getByRole('tab', { name: /Reviews/ }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'We could not load the reviews' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(professional.lastName);

    // Back, but the files are not: what is tried by itself fails, and what the person asks for later does not.
    const files = /\/releases\/.*\.js/;
    const tried = page.waitForEvent('requestfailed', (request) => files.test(request.url()));
    await page.route(files, (route) => route.abort());
    await context.setOffline(false);
    await tried;
    await expect(failure.getByRole('button', { name: 'Try Again' })).toBeEnabled();
    await page.unroute(files);
    await failure.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Client Reviews' })).toBeVisible();

    await page.getByRole('button', { name: 'Contact Me' }).first().click();
    await expect(message).toHaveValue('Do you take on restaurants?');
  });

  for (const isTranslated of [false, true])
    test(`typing and presses in a tab whose code is late are not lost${isTranslated ? ', in a translated page @walk' : ''}`, async ({
      page,
      request,
    }) => {
      const professional = await demoProfessional(request, 'accountant');
      await signInQuietly(page, 'client');
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/releases\/marketplace\/.*\.js/, async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes('Please select a rating')) await held;
        await route.fulfill({ response });
      });
      await page.goto(`/accountant/${professional.id}?tab=reviews`, { waitUntil: 'commit' });
      const form = page.getByRole('form', { name: 'Write a review' });
      await expect(form).toBeVisible();
      if (isTranslated) await translate(page);
      await form.getByLabel('Your review', { exact: true }).fill('Answered on the same day.');
      await form.getByRole('button', { name: 'Submit Review' }).click();
      release();
      await expect(form.getByText('Please select a rating')).toBeVisible();
      await expect(form.getByLabel('Your review', { exact: true })).toHaveValue('Answered on the same day.');
    });

  test('a dialog that could not be loaded can be closed, and opens by itself once the network is back', async ({
    page,
    context,
    request,
    expectedConsole,
  }) => {
    expectedConsole.push(...unreachable);
    const professional = await demoProfessional(request, 'accountant');
    await signInQuietly(page, 'client');
    await page.goto(`/accountant/${professional.id}`);
    const contact = page.getByRole('button', { name: 'Contact Me' }).first();
    const failure = page.getByRole('dialog', { name: 'We could not load the message form' });
    await context.setOffline(true);
    await contact.click();
    await expect(failure).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(failure).toBeHidden();
    await expect(contact).toBeFocused();
    await contact.click();
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Message to/ })).toBeVisible();
  });
});
