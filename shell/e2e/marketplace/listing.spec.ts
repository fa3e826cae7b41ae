import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { demoPassword, newPerson, sameOrigin, signUp } from '../support/people';

test('a professional signs up, fills the profile, asks for verification and appears in search', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = newPerson('Greta', 'Solberg');
  const name = `${person.firstName} ${person.lastName}`;
  const business = `Solberg Books ${person.username}`;

  await page.goto('/auth?signup=true&accountant=true');
  await signUp(page, person);
  await expect(page).toHaveURL('/create-listing');
  await page.getByRole('link', { name: 'Finish Later' }).click();
  await expect(page.getByText('Clients cannot find you yet')).toBeVisible();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Manage Profile' }).click();
  const form = page.getByRole('form', { name: 'Profile', exact: true });

  await test.step('missing fields are named, and nothing typed is lost', async () => {
    await form.getByRole('button', { name: 'Create Profile' }).click();
    for (const sentence of [
      'Bio must be at least 10 characters',
      'You must select at least one service',
      'You must select at least one specialty',
      'Please provide pricing information',
    ]) {
      await expect(form.getByText(sentence)).toBeVisible();
    }
  });

  await test.step('a bio with a phone number is saved but not listed', async () => {
    await form.getByLabel('Bio').fill(`Books for breweries and bakeries of ${person.username}. Call (512) 555-0143.`);
    await form.getByRole('checkbox', { name: 'Bookkeeping' }).first().check({ force: true });
    await form.getByRole('checkbox', { name: 'Technology' }).check({ force: true });
    await form.getByLabel('Pricing').fill('Monthly books from $250');
    await form.getByLabel('Business name').fill(business);
    await form.getByLabel('Languages').fill('English, Norwegian');
    await form.getByRole('checkbox', { name: 'Remotely' }).check({ force: true });
    await form.getByRole('button', { name: 'Create Profile' }).click();
    await expect(page.getByText('Your profile has been created successfully')).toBeVisible();
    await expect(page.getByText('Your profile is saved, but not listed yet')).toBeVisible();
    await expect(
      page.getByText('Please leave email addresses and phone numbers out of your bio: clients message you here.'),
    ).toBeVisible();
  });

  await test.step('corrected, it is previewed and listed immediately', async () => {
    await form.getByLabel('Bio').fill(`Books for breweries and bakeries of ${person.username}.`);
    await form.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.getByText(business)).toBeVisible();
    await expect(preview.getByText('English, Norwegian')).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).click();
    await form.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Your profile has been updated successfully')).toBeVisible();
    await expect(page.getByText('Your profile is saved, but not listed yet')).toHaveCount(0);
  });

  await test.step('verification is asked for with a document', async () => {
    const verification = page.getByRole('form', { name: 'Verification' });
    await verification.getByLabel('License number').fill(`CPA-${person.username}`);
    await verification.getByLabel('Issued by').fill('Texas State Board of Public Accountancy');
    await verification.getByLabel('State').selectOption('TX');
    await verification
      .getByLabel('Document')
      .setInputFiles({ name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 license') });
    await expect(verification.getByText('license.pdf')).toBeVisible();
    await verification.getByRole('button', { name: 'Request Verification' }).click();
    await expect(page.getByText('Your license is being checked')).toBeVisible();
  });

  await test.step('clients find the profile; an administrator approves; the badge is there', async () => {
    await page.goto(`/search?q=${person.username}`);
    await page.getByRole('link', { name: `View Profile: ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Verified Professional', { exact: true })).toHaveCount(0);

    const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await admin.post('/api/login', { data: { username: 'admin', password: demoPassword }, headers: sameOrigin() });
    const queue = (await (await admin.get('/api/admin/verification')).json()) as {
      request: { id: number; licenceNumber: string };
    }[];
    const mine = queue.find(({ request }) => request.licenceNumber === `CPA-${person.username}`);
    expect(mine, 'the request is in the queue').toBeTruthy();
    expect(
      (
        await admin.post(`/api/admin/verification/${mine?.request.id}/decision`, {
          data: { decision: 'approve' },
          headers: sameOrigin(),
        })
      ).ok(),
    ).toBe(true);
    await admin.dispose();

    await page.reload();
    await expect(page.getByText('Verified Professional', { exact: true })).toBeVisible();
    await page.goto('/dashboard?tab=profile');
    await expect(page.getByRole('region', { name: 'Verification' }).getByText('You are verified')).toBeVisible();
  });
});

test('an advisor who signs up is listed after three screens, and loses nothing on the way', async ({ page }) => {
  const person = newPerson('Petra', 'Lindqvist');
  await page.goto('/auth?signup=true&advisor=true');
  await signUp(page, person);
  await expect(page).toHaveURL('/create-listing');
  const form = page.getByRole('form', { name: 'Create your listing' });
  const preview = page.getByRole('complementary', { name: 'Live preview' });
  await expect(form.getByRole('checkbox', { name: 'Financial Advisor' })).toBeChecked();

  await test.step('missing fields are named, the choices follow in the preview', async () => {
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByText('You must select at least one service')).toBeVisible();
    await form.getByRole('checkbox', { name: 'Retirement Planning' }).first().check();
    await form.getByRole('checkbox', { name: 'Technology' }).check();
    await expect(preview.getByText('Technology')).toBeVisible();
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/create-listing?step=2');
    await expect(page.getByRole('heading', { name: 'Where and for how much' })).toBeFocused();
  });

  await test.step('typed text survives a reload and the browser’s Back', async () => {
    await form.getByLabel('City').fill('Tucson');
    await form.getByLabel('Pricing').fill('A flat fee for a plan, then by the hour');
    await form.getByLabel('Starting price').fill('180');
    await form.getByLabel('What the price is for').selectOption('hour');
    await expect(preview.getByText('From $180 / hour')).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('City')).toHaveValue('Tucson');
    await page.goBack();
    await expect(form.getByRole('checkbox', { name: 'Technology' })).toBeChecked();
    await page.goForward();
    await expect(form.getByLabel('Starting price')).toHaveValue('180');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('the third screen ends with the listing', async () => {
    await form.getByLabel('Bio').fill(`Plans for engineers who retire early. (${person.username})`);
    await form.getByLabel('Bio').press('Tab');
    await form.getByRole('button', { name: 'Create Profile' }).click();
    await expect(page.getByText('Your profile has been created successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your listing is live' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'View Public Profile' }).click();
    await expect(page).toHaveURL(/\/advisors\/\d+/);
    await expect(page.getByRole('heading', { level: 1, name: 'Petra Lindqvist' })).toBeVisible();
    await page.goto(`/search?q=${person.username}`);
    await expect(page.getByRole('link', { name: /Petra Lindqvist/ }).first()).toBeVisible();
  });
});
