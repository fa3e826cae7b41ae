import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { logIn } from '../support/people';

// Far from the server's clock, and with a change to summer time.
test.use({ timezoneId: 'America/Juneau' });

test('an admin writes, previews, schedules, publishes, corrects the slug and restores a version; a visitor finds the post', async ({
  page,
  playwright,
  baseURL,
}) => {
  const word = `ledger${Date.now().toString(36)}`;
  const title = `Closing week ${word}`;
  const slug = `closing-week-${word}`;
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const row = page.getByRole('row').filter({ hasText: title });
  const content = page.getByRole('textbox', { name: 'Content' });
  const publish = page.getByRole('button', { name: /& Publish$/ });

  await test.step('signing in leads back to the list', async () => {
    await page.goto('/blog/admin');
    await expect(page).toHaveURL(/\/auth\?next=/);
    await logIn(page, 'admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Administration' })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('typed text is previewed, and survives a reload', async () => {
    await page.getByRole('link', { name: 'New Post' }).first().click();
    await expect(page).toHaveURL(/\/blog\/admin\/new\?draft=\d+$/);
    await page.getByRole('textbox', { name: /^Title/ }).fill(title);
    await page.getByRole('textbox', { name: /^Excerpt/ }).fill('What happens on each day.');
    await content.click();
    await page.keyboard.type('First the **bank**.');
    await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('bank');
    await expectAccessible(page);
    await expect(page.getByText('Unsaved changes are backed up')).toBeVisible({ timeout: 15_000 });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(content).toContainText('First the **bank**.');
  });

  await test.step('a required field is asked for; a schedule is kept, on the clock of its writer', async () => {
    await page.getByLabel('Status').selectOption('Scheduled');
    await expect(page.getByText('Your time zone: America/Juneau')).toBeVisible();
    await page.getByLabel('Publish on').fill('2035-03-11T02:30');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page.getByText('Please select a category')).toBeVisible();
    await page.getByLabel(/^Category/).selectOption('technology');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page.getByText('The clocks are set forward over this time')).toBeVisible();
    await page.getByLabel('Publish on').fill('2035-01-02T09:00');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page).toHaveURL('/blog/admin');
    await expect(row).toContainText('Scheduled');
    await expect(row).toContainText('Jan 2, 2035, 9:00 AM');
    const beyond = await page
      .getByRole('table')
      .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect(beyond, 'every action is in view').toBeLessThanOrEqual(0);
    expect((await visitor.get(`/blog/${slug}`)).status()).toBe(404);
  });

  await test.step('published, with a corrected slug, and with other words', async () => {
    await row.getByRole('link', { name: title }).first().click();
    await expect(page.getByLabel('Publish on')).toHaveValue('2035-01-02T09:00');
    await publish.click();
    await expect(page).toHaveURL('/blog/admin');
    await expect(row).toContainText('Published');
    expect((await visitor.get(`/blog/${slug}`)).status()).toBe(200);
    await row.getByRole('link', { name: title }).first().click();
    await content.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Nothing of it.');
    await page.getByRole('tab', { name: 'SEO & Media' }).click();
    await page.getByRole('textbox', { name: /^Slug/ }).fill(`${slug}-right`);
    await expect(page.getByText('is available')).toBeVisible();
    await publish.click();
    await expect(page).toHaveURL('/blog/admin');
    const former = await visitor.get(`/blog/${slug}`, { maxRedirects: 0 });
    expect([former.status(), former.headers()['location']]).toEqual([301, `/blog/${slug}-right`]);
  });

  await test.step('an earlier version is compared and restored', async () => {
    await row.getByRole('link', { name: title }).first().click();
    await page.getByRole('button', { name: 'Versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await expect(dialog.locator('ins').filter({ hasText: 'bank' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore This Version' }).click();
    await expect(content).toContainText('First the **bank**.');
  });

  await test.step('a visitor finds it', async () => {
    expect(await (await visitor.get(`/api/blog/search?q=${word}`)).text()).toContain(`${slug}-right`);
    for (const feed of ['/blog/rss.xml', '/blog/feed.json'])
      expect(await (await visitor.get(feed)).text(), feed).toContain(`/blog/${slug}-right`);
    const html = await (await visitor.get(`/blog/${slug}`)).text();
    expect(html).toContain('<strong>bank</strong>');
    const card = /<meta property="og:image" content="http[^"]*(\/api\/blog\/cards\/[^"]+)"/.exec(html)?.[1] ?? '';
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toMatch(/"@type":"Article"[^<]*"image":\["http[^"]*\/api\/blog\/cards\//);
    const picture = await visitor.get(card);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  await test.step('deleted, and back by Undo', async () => {
    await page.goto('/blog/admin');
    await row
      .getByRole('button', { name: /^(Delete|Actions)/ })
      .first()
      .click();
    const inMenu = page.getByRole('menuitem', { name: 'Delete' });
    if (await inMenu.isVisible()) await inMenu.click();
    await expect(
      page.getByText(`Are you sure you want to delete "${title}"? This action cannot be undone.`),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Post' }).click();
    await expect(page.getByText('Post Deleted')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Post Restored')).toBeVisible();
    await expect(row).toContainText('Published');
  });
  await visitor.dispose();
});
