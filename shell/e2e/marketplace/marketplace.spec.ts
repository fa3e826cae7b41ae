import { expect, test, type Page } from '../support/fixtures';
import { demoPassword, demoProfessional, newPerson, sameOrigin, signInQuietly } from '../support/people';

const header = (page: Page) => page.getByRole('banner');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const seeThrough = 'rgba(0, 0, 0, 0)';

test('the header is transparent on top of the home page only, and stays in sight', async ({ page }) => {
  await page.goto('/');
  await expect(header(page)).toHaveCSS('background-color', seeThrough);
  await scrollTo(page, 10);
  await expect(header(page)).toHaveCSS('background-color', seeThrough);
  await scrollTo(page, 11);
  await expect(header(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await scrollTo(page, 2000);
  expect((await header(page).boundingBox())?.y).toBe(0);
  await page.goto('/search');
  await expect(header(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the header names its pages and leads home', async ({ page }) => {
  await page.goto('/pricing');
  const links = header(page).getByRole('navigation', { name: 'Main', exact: true }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
    ['Search', '/search'],
    ['Accountants', '/accountants'],
    ['Financial Advisors', '/advisors'],
    ['Fractional CFOs', '/fractional-cfos'],
    ['FAQ', '/how-it-works'],
    ['Pricing', '/pricing'],
    ['Compliance CenterNEW', '/compliance'],
  ]);
  await header(page).getByRole('link', { name: 'Counterpart home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the menu says who is signed in; logging out leads home from anywhere', async ({ page }) => {
  await signInQuietly(page, 'client');
  const { firstName, lastName, email } = (await (await page.request.get('/api/user')).json()) as {
    firstName: string;
    lastName: string;
    email: string;
  };
  await page.goto('/dashboard');
  await header(page).getByRole('button', { name: 'Account menu' }).click();
  for (const text of [`${firstName} ${lastName}`, email])
    await expect(header(page).getByText(text, { exact: true })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(header(page).getByRole('link', { name: 'Log In' })).toBeVisible();
});

test('the footer has its links and the way to support; the way to the top comes after 500 pixels', async ({ page }) => {
  await page.goto('/how-it-works');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/^Counterpart connects businesses and individuals/)).toBeVisible();
  for (const [column, path] of [
    ['For Clients', '/search'],
    ['For Professionals', '/why-join'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(footer.getByRole('navigation', { name: column }).locator(`a[href="${path}"]`)).toBeVisible();
  }
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  await scrollTo(page, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await expect(toTop).toHaveCount(0);
  await scrollTo(page, 501);
  await expect(toTop).toBeVisible();
  await footer.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL(/\/contact\?subject=support$/);
  await expect(page.getByLabel('Subject')).toHaveValue('support');
});

/** Links and buttons of the page that something else lies upon, each brought into sight as the keyboard does it. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      'main a[href], main button:not(:disabled), main input:not(:disabled), main select, footer a[href], footer button',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!there || !(control.contains(there) || there.closest('label')?.contains(control)))
        covered.push(`${control.textContent || control.getAttribute('aria-label')} (${there?.tagName})`);
    }
    return covered;
  });
}

for (const width of [390, 768, 1440]) {
  test(`the invitation to the quiz covers no control, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await scrollTo(page, 900);
    const card = page.getByRole('complementary').filter({ hasText: 'The 1-minute matching quiz' });
    const toTop = page.getByRole('button', { name: 'Scroll to top' });
    await expect(card).toBeVisible();
    await expect(toTop).toBeVisible();
    const [first, second] = [await card.boundingBox(), await toTop.boundingBox()];
    expect(first && second && first.x + first.width <= second.x, 'the card ends before the way to the top begins').toBe(
      true,
    );
    expect(await coveredControls(page)).toEqual([]);
    await scrollTo(page, 1e6);
    const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' });
    const end = await legal.boundingBox();
    expect(end && first && end.y + end.height <= first.y, 'the page ends above the card').toBe(true);
    await toTop.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('a question suggested on the home page opens the Compliance Center with it filled in', async ({ page, watch }) => {
  await page.goto('/');
  await page
    .getByRole('list', { name: 'Suggested questions' })
    .getByRole('link', { name: 'Do I owe sales tax in another state?' })
    .click();
  await expect(page).toHaveURL(/\/compliance\?question=Do%20I%20owe/);
  await expect(page.getByLabel('Your question')).toHaveValue('Do I owe sales tax in another state?');
  const answer = page.getByRole('article', { name: 'Do I owe sales tax in another state?' });
  await expect(answer.getByText('Answered from our guides')).toBeVisible();
  await answer
    .getByRole('button', { name: /^Source 1: Sales Tax Nexus After Wayfair/ })
    .first()
    .click();
  await answer.getByRole('link', { name: 'Read the guide: Sales Tax Nexus After Wayfair' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Tax Nexus After Wayfair' })).toBeVisible();
  await page.goBack();
  await expect(answer.getByText('Answered from our guides')).toBeVisible();
  expect(watch.documents()).toBe(1);
});

test('both spellings of an advisor’s URL, and a wrong profession, lead to the one page', async ({ page, request }) => {
  const { id, firstName, lastName } = await demoProfessional(request, 'advisor');
  for (const path of [`/advisor/${id}`, `/advisors/${id}`, `/accountants/${id}`, `/accountant/${id}`]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`/advisors/${id}$`));
    await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeVisible();
  }
  const moved = await request.get(`/accountant/${id}?tab=reviews`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `/advisors/${id}?tab=reviews`]);
});

test('someone of two professions has a page below both directories, which stays when it is reloaded', async ({
  page,
}) => {
  for (const [directory, label, path] of [
    ['/accountants', 'Accountants', /^\/accountant\/\d+$/],
    ['/fractional-cfos', 'Fractional CFOs', /^\/fractional-cfos\/\d+$/],
  ] as const) {
    await page.goto(`${directory}?q=Grimes`);
    await page.getByRole('article').getByRole('link', { name: 'Nathaniel Grimes', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nathaniel Grimes' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Nathaniel Grimes' })).toBeVisible();
    const { pathname } = new URL(page.url());
    expect(pathname).toMatch(path);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link', { name: label })).toHaveAttribute('href', directory);
    // Of both pages the one of the first profession.
    const canonical = new RegExp(`/fractional-cfos/${/\d+$/.exec(pathname)?.[0]}$`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
  }
});

test('cards of a directory cut the introduction after two lines', async ({ page }) => {
  await page.goto('/accountants');
  const bios = page.getByRole('article').locator('p').filter({ hasText: /.{90}/ });
  const lines = await bios.evaluateAll((all) =>
    all.map((bio) => Math.round(bio.clientHeight / parseFloat(getComputedStyle(bio).lineHeight))),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines)).toBe(2);
});

test('a conversation has days and times, what was sent on the right and what came on the left', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = newPerson('Nils', 'Aasen');
  const registration = {
    ...person,
    password: demoPassword,
    confirmPassword: demoPassword,
    userType: 'client',
    agreeTerms: true,
  };
  const { id: clientId } = (await (
    await page.request.post('/api/register', { data: registration, headers: sameOrigin() })
  ).json()) as { id: number };
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const professional = await demoProfessional(other, 'cfo');
  const [mine, theirs] = [`Sent (${person.username})`, `Received (${person.username})`];
  expect(
    (
      await page.request.post('/api/messages', {
        data: { receiverId: professional.id, content: mine },
        headers: sameOrigin(),
      })
    ).ok(),
  ).toBe(true);
  expect(
    (
      await other.post('/api/messages', { data: { receiverId: clientId, content: theirs }, headers: sameOrigin() })
    ).ok(),
  ).toBe(true);
  await other.dispose();

  await page.goto('/messages');
  await expect(page.getByText('Select a Conversation')).toBeVisible();
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('button');
  const today = new Date();
  const month = (style: 'short' | 'long') =>
    today.toLocaleDateString('en-US', { month: style, day: 'numeric', timeZone: 'UTC' });
  await expect(row.locator('time')).toHaveText(month('short'));
  await row.click();
  await expect(page.getByRole('heading', { name: `${professional.firstName} ${professional.lastName}` })).toBeVisible();
  await expect(page.getByText('Financial Professional', { exact: true })).toBeVisible();
  const log = page.getByRole('log');
  await expect(log.getByText(`${month('long')}, ${today.getUTCFullYear()}`)).toBeVisible();
  await expect(log.locator('time').first()).toHaveText(/^([1-9]|1[0-2]):[0-5]\d (AM|PM)$/);
  const frame = await log.boundingBox();
  const middle = (frame?.x ?? 0) + (frame?.width ?? 0) / 2;
  expect((await log.getByText(mine).boundingBox())?.x).toBeGreaterThan(middle);
  const received = await log.getByText(theirs).boundingBox();
  expect((received?.x ?? 0) + (received?.width ?? 0)).toBeLessThan(middle);
});
