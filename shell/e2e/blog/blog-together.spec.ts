import type { APIRequestContext } from 'playwright/test';
import { expect, test, type Page } from '../support/fixtures';
import { sameOrigin, signInQuietly } from '../support/people';

let posts = 0;

/** A draft of this test's own, by the API; signs the page's browser in as an administrator. */
async function newDraft(page: Page, content = 'First words.') {
  await signInQuietly(page, 'admin');
  posts += 1;
  const mark = `${Date.now().toString(36)}${posts}`;
  const title = `Two desks ${mark}`;
  const response = await page.request.post('/api/blog', {
    data: {
      title,
      slug: `two-desks-${mark}`,
      excerpt: 'One post, two people.',
      content,
      category: 'technology',
      tags: [],
    },
    headers: sameOrigin(),
  });
  expect(response.status()).toBe(200);
  const { id } = (await response.json()) as { id: number };
  return { id, title, slug: `two-desks-${mark}` };
}

const stored = async (request: APIRequestContext, id: number) =>
  (await (await request.get(`/api/blog/${id}`)).json()) as { content: string; version: number };

const contentOf = (page: Page) => page.getByRole('textbox', { name: 'Content' });

async function retype(page: Page, text: string): Promise<void> {
  await contentOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save as Draft' }).click();

test.describe('two administrators', () => {
  // A refused save is an error in every browser's console.
  test.use({ expectedConsole: [/status of 409/] });

  test('on one post: the later one gets a conflict, compares, and nothing is lost', async ({ page, browser }) => {
    const { id } = await newDraft(page);
    await page.goto(`/blog/admin/edit/${id}`);
    await expect(contentOf(page)).toContainText('First words.');
    const other = await (await browser.newContext({ baseURL: sameOrigin().origin })).newPage();
    await signInQuietly(other, 'admin');
    await other.goto(`/blog/admin/edit/${id}`);
    await retype(other, 'Words of the other desk.');
    await saveDraft(other);
    await expect(other).toHaveURL('/blog/admin');

    await retype(page, 'Words of this desk.');
    await saveDraft(page);
    const dialog = page.getByRole('dialog', { name: 'This post was changed while you were editing' });
    await expect(dialog.locator('del').filter({ hasText: 'other' })).toBeVisible();
    await expect(dialog.locator('ins').filter({ hasText: 'this' })).toBeVisible();
    expect((await stored(page.request, id)).content).toBe('Words of the other desk.');
    await dialog.getByRole('button', { name: 'Save My Version' }).click();
    await expect(page).toHaveURL('/blog/admin');
    expect(await stored(page.request, id)).toMatchObject({ content: 'Words of this desk.', version: 3 });

    await page.goto(`/blog/admin/edit/${id}`);
    await page.getByRole('button', { name: 'Versions' }).click();
    // Saved by the other desk, and still there.
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await expect(versions.locator('ins')).toContainText(['other']);
    await expect(versions.locator('del')).toContainText(['this']);
    await other.context().close();
  });
});

test('leaving with unsaved changes asks, and they are there on return', async ({ page }) => {
  const { id, title } = await newDraft(page);
  await page.goto('/blog/admin');
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await retype(page, 'Not saved yet.');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page).toHaveURL(`/blog/admin/edit/${id}`);
  await expect(contentOf(page)).toContainText('Not saved yet.');
  await page.getByRole('main').getByRole('link', { name: 'Administration' }).click();
  await question.getByRole('button', { name: 'Leave Page' }).click();
  await expect(page).toHaveURL('/blog/admin');
  expect((await stored(page.request, id)).content).toBe('First words.');
  await page.goBack();
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(contentOf(page)).toContainText('Not saved yet.');
});

/** The smallest PNG that there is. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('a pasted picture is stored and shown in the preview; a preview link shows the draft until it is revoked', async ({
  page,
  browser,
}) => {
  const { id, title, slug } = await newDraft(page);
  await page.goto(`/blog/admin/edit/${id}`);
  await contentOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await contentOf(page).evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'desk.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, png);
  await expect(contentOf(page)).toContainText(/!\[desk\]\(\/api\/blog\/images\/[0-9a-f]+\.webp\)/);
  const picture = page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'desk' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await saveDraft(page);
  await expect(page).toHaveURL('/blog/admin');

  await page.goto(`/blog/admin/edit/${id}`);
  await page.getByRole('button', { name: 'Preview Links' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview Links' });
  await dialog.getByLabel('Expires after').selectOption('24');
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  const url = await dialog.getByLabel('New link').inputValue();
  const visitor = await (await browser.newContext({ baseURL: sameOrigin().origin })).newPage();
  expect((await visitor.request.get(`/blog/${slug}`)).status()).toBe(404);
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('First words.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Preview link revoked')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: 'This preview is not available' })).toBeVisible();
  await visitor.context().close();
});

test('several posts are published and deleted at a time, and come back; filters stand in the URL and Back returns to them', async ({
  page,
}) => {
  const drafts = [await newDraft(page), await newDraft(page)];
  const rowOf = ({ title }: { title: string }) => page.getByRole('row').filter({ hasText: title });
  const select = async () => {
    for (const draft of drafts) await rowOf(draft).getByRole('checkbox').check();
  };
  const chosen = page.getByRole('region', { name: 'Chosen posts' });
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

  await page.goto('/blog/admin');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Category' }).selectOption('technology');
  await expect(page).toHaveURL(/category=technology/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('draft');
  await expect(page).toHaveURL(/status=draft/);
  await expect(page.getByRole('button', { name: /^Filters \(/ })).toBeVisible();
  const filtered = page.url();
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'Published' })).toHaveCount(0);
  await rowOf(drafts[0]!).getByRole('link', { name: drafts[0]!.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Post' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(rowOf(drafts[1]!)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/blog/admin?category=technology');
  await page.goto(filtered);

  await select();
  await chosen.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirm('Publish 2 Posts');
  await expect(page.getByText('Status Updated')).toBeVisible();
  for (const { slug } of drafts) expect((await page.request.get(`/blog/${slug}`)).status()).toBe(200);

  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/blog/admin');
  await select();
  await chosen.getByRole('button', { name: 'Delete', exact: true }).click();
  await confirm('Delete 2 Posts');
  await expect(page.getByText('Post Deleted')).toBeVisible();
  for (const { slug } of drafts) expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Post Restored')).toBeVisible();
  for (const draft of drafts) await expect(rowOf(draft)).toContainText('Published');
});
