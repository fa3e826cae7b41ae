import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { logIn } from '../support/people';

test('a legacy URL shows the same and is rewritten to the canonical one', async ({ page }) => {
  await page.goto(
    '/search?service=tax-preparation&industry=technology&specialties=retail&location=Austin,%20Texas&utm_source=letter',
  );
  await expect(page).toHaveURL(/\/search\?services=tax&specialties=retail,tech&city=Austin&state=TX$/);
  await expect(page.getByRole('button', { name: 'Remove filter Austin, TX' })).toBeVisible();
  await expect(page.getByLabel('Service type')).toHaveValue('tax');
});

test('a search without results shows which filters to loosen, with the counts', async ({ page }) => {
  await page.goto('/search?services=audit&city=Honolulu&state=HI');
  await expect(
    page.getByRole('heading', { name: /^No one in Honolulu, HI yet\. \d+ matches work remotely\.$/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(1);
  const rescue = page.getByRole('button', { name: /^Any Location \(\d+\)$/ });
  const promised = /(\d+)/.exec((await rescue.textContent()) ?? '')?.[1];
  await rescue.click();
  await expect(page).toHaveURL(/\/search\?services=audit$/);
  await expect(page.getByText(new RegExp(`^${promised} professionals? found$`))).toBeVisible();
});

test('a slip of typing is forgiven, in words and in places', async ({ page }) => {
  await page.goto('/search');
  await page.getByLabel('Name or keyword').fill('bookeeping');
  await page.getByLabel('Name or keyword').press('Enter');
  await expect(page.getByText('No one found for “bookeeping”. Showing results for bookkeeping.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Professionals' }).getByRole('article').first()).toBeVisible();
  await page.goto('/search?location=Housten,%20TX');
  await expect(page.getByText(/Showing results for Houston/)).toBeVisible();
});

for (const width of [1440, 390])
  test(`a sentence becomes filters, each removed by itself, and Back leads to what was before: ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/search?services=payroll');
    if (width < 500) await page.getByRole('button', { name: /^Filters/ }).click();
    const field = page.getByRole('textbox', { name: 'Name or keyword' });
    await field.fill('someone in Austin, TX who does the books and speaks Spanish, not a CPA');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?services=bookkeeping&city=Austin&state=TX&languages=spanish');
    if (width < 500) await page.getByRole('button', { name: /^Show / }).click();
    const note = page.getByRole('status').filter({ hasText: 'We turned your words into filters.' });
    await expect(note).toContainText('We couldn’t use “not a CPA”.');
    await expect(page.getByText(/^\d+ professionals? found$|^No one in Austin/)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(note, 'also where the server renders the page').toBeVisible();
    await page.getByRole('button', { name: 'Remove filter Austin, TX' }).click();
    await expect(page).toHaveURL('/search?services=bookkeeping&languages=spanish');
    await expect(note).toBeHidden();
    await page.goBack();
    await page.getByRole('link', { name: 'Search the Exact Words' }).click();
    await expect(page).toHaveURL(/services=payroll&q=someone/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/search?services=payroll');
  });

test('a radius is around the city that was meant: mistyped, without its state, in a directory', async ({ page }) => {
  const stamford = page.getByRole('list', { name: 'Professionals' }).getByText('Stamford, CT').first();
  for (const typed of ['New Yrok, NY', 'New Yrok']) {
    await page.goto(`/search?location=${encodeURIComponent(typed)}`);
    await page.getByLabel('Distance from New York, NY').selectOption('Within 50 miles');
    await expect(page.getByRole('button', { name: 'Remove filter Within 50 miles of New York, NY' })).toBeVisible();
    await expect(stamford).toBeVisible();
  }
  await page.goto('/accountants?city=Round+Rock&state=TX');
  await page.getByRole('button', { name: /^Within 100 Miles of Round Rock, TX \(\d+\)$/ }).click();
  await expect(page).toHaveURL('/accountants?city=Round+Rock&state=TX&radius=100');
  await page.getByLabel('Distance from Round Rock, TX').selectOption('Within 25 miles');
  await expect(page.getByRole('button', { name: 'Remove filter Within 25 miles of Round Rock, TX' })).toBeVisible();
});

test('specialties are chosen in a list that opens below its field and shows how many have each', async ({ page }) => {
  await page.goto('/accountants?specialties=fundraising-readiness');
  const field = page.getByRole('combobox', { name: 'Specialties' });
  await field.press('ArrowDown');
  const list = page.getByRole('dialog', { name: 'Specialties' });
  // The words are pressed, not the box: the page takes the focus then.
  await list.getByText('Bookkeeping', { exact: true }).click();
  // What only another list offers stays.
  await expect(page).toHaveURL('/accountants?specialties=fundraising-readiness,bookkeeping');
  await expect(field).toHaveText('Bookkeeping');
  await list.getByRole('checkbox', { name: /^Sales Tax/ }).click();
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await field.press('Escape');
  await expect(list).toBeHidden();
});

test('the list of a field of many opens below it, with less motion too', async ({ page }) => {
  await logIn(page, 'accountant');
  await page.goto('/dashboard?tab=profile');
  const field = page.getByRole('combobox', { name: 'Client types' });
  await field.focus();
  await field.press('ArrowDown');
  const list = page.locator('.ant-select-dropdown');
  await expect(list.getByTitle('Solopreneurs', { exact: true })).toBeInViewport();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(list, 'its edge').toHaveCSS('outline-style', 'solid');
});
