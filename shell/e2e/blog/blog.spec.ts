import type { Browser, BrowserContext } from 'playwright/test';
import { hostileTexts } from '../../../api/src/modules/content/blog/rendering/testing/hostile-texts';
import { expect, test, untilLive, type Page } from '../support/fixtures';
import { sameOrigin, signInQuietly } from '../support/people';

test('Load More adds to the list; its URL shows the same when opened, reloaded and gone back to', async ({ page }) => {
  const posts = page.getByRole('main').getByRole('link', { name: /^Read More/ });
  await page.goto('/blog');
  const first = await posts.count();
  await page.getByRole('link', { name: 'Load More Articles' }).click();
  await expect(page).toHaveURL(`/blog?offset=${first}`);
  await expect.poll(() => posts.count()).toBeGreaterThan(first);
  const all = await posts.count();
  await page.goto(`/blog?offset=${first}`);
  await expect(posts).toHaveCount(all);
  await posts.last().click();
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/blog?offset=${first}`);
  await expect(posts).toHaveCount(all);
});

interface Sample {
  readonly slug: string;
  readonly contentHtml: string;
}

/** Effects on a post's page of HTML that was put in place of its words. */
interface Outcome {
  readonly elements: number;
  /** Calls of `alert`, dialogs, and what the policy had to refuse. */
  readonly executed: readonly string[];
  /** Everything asked of other sites but pictures, which posts may show. */
  readonly foreign: readonly string[];
  readonly schemes: readonly string[];
}

/** Everything that a handler could wait for. */
function provoke(): { elements: number; schemes: string[]; calls: string[] } {
  const events = ['error', 'load', 'focus', 'blur', 'mouseover', 'pointerenter', 'toggle', 'input', 'animationend'];
  const inside = [...(document.querySelector('[data-hostile]')?.parentElement?.querySelectorAll('*') ?? [])];
  for (const element of inside) for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true }));
  const links = inside.filter(
    (element) => element instanceof HTMLAnchorElement && element.href !== '',
  ) as HTMLAnchorElement[];
  return {
    elements: inside.length,
    schemes: [...new Set(links.map(({ protocol }) => protocol))].sort(),
    calls: (globalThis as unknown as { calls: string[] }).calls,
  };
}

/** A page on which everything that runs or goes elsewhere is noticed. */
async function watchedPage(context: BrowserContext) {
  const page = await context.newPage();
  const executed: string[] = [];
  const foreign: string[] = [];
  const origin = sameOrigin().origin;
  page.on('dialog', (dialog) => {
    executed.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) executed.push(message.text());
  });
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(globalThis, { calls, alert: (text: unknown) => calls.push(`alert: ${String(text)}`) });
  });
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== origin,
    async (route) => {
      if (route.request().resourceType() !== 'image') foreign.push(route.request().url());
      await route.abort();
    },
  );
  return { page, executed, foreign, origin };
}

/** Opens a post in which the browser's own parser finds this HTML. */
async function openWith(context: BrowserContext, { slug, contentHtml }: Sample, html: string): Promise<Outcome> {
  const { page, executed, foreign, origin } = await watchedPage(context);
  await page.route(`/blog/${slug}`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text, 'the words of the post are in the document').toContain(contentHtml);
    const body = text.replace(contentHtml, () => `<p data-hostile></p>${html}`);
    await route.fulfill({ response, body });
  });
  await page.goto(`/blog/${slug}`, { waitUntil: 'load' });
  await untilLive(page);
  const { calls, ...seen } = await page.evaluate(provoke);
  expect(page.url()).toBe(`${origin}/blog/${slug}`);
  await page.close();
  return { ...seen, executed: [...executed, ...calls], foreign };
}

/** Such a text is refused before it is saved. */
const hasControlCharacter = (text: string): boolean =>
  Array.from(text).some((character) => character < ' ' && !'\t\n'.includes(character));

/** Each hostile text as the product makes HTML of it; those that it refuses are left out. */
async function renderedTexts(page: Page): Promise<string[]> {
  await signInQuietly(page, 'admin');
  const queue = hostileTexts.values();
  const rendered: string[] = [];
  const work = async () => {
    for (const content of queue) {
      const response = await page.request.post('/api/blog/admin/preview', {
        data: { content },
        headers: sameOrigin(),
      });
      if (response.status() === 400 && hasControlCharacter(content)) continue;
      expect(response.status(), content).toBe(200);
      rendered.push(((await response.json()) as { contentHtml: string }).contentHtml);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return rendered;
}

const inContext = async (browser: Browser, bypassCSP: boolean, post: Sample, html: string): Promise<Outcome> => {
  const context = await browser.newContext({ baseURL: sameOrigin().origin, bypassCSP });
  const outcome = await openWith(context, post, html);
  await context.close();
  return outcome;
};

test('nothing of hostile posts runs in a browser, not even without a policy that would stop it', async ({
  page,
  browser,
}) => {
  test.slow();
  const [{ slug } = { slug: '' }] = (
    (await (await page.request.get('/api/blog?limit=1')).json()) as { posts: { slug: string }[] }
  ).posts;
  const post = (await (await page.request.get(`/api/blog/${slug}`)).json()) as Sample;
  const texts = await renderedTexts(page);
  expect(texts.length).toBeGreaterThan(200);
  const html = texts.join('\n');
  for (const bypassCSP of [false, true]) {
    const { elements, schemes, ...outcome } = await inContext(browser, bypassCSP, post, html);
    expect(outcome, bypassCSP ? 'without a policy' : 'with the policy').toEqual({ executed: [], foreign: [] });
    expect(elements).toBeGreaterThan(200);
    expect(schemes.filter((scheme) => !['http:', 'https:', 'mailto:'].includes(scheme))).toEqual([]);
  }
  // What is not made harmless is noticed, so the silence above means something.
  const raw = '<img src=/x onerror=alert(1)><iframe src=https://evil.example></iframe>';
  const noticed = await inContext(browser, true, post, raw);
  expect(noticed.executed).toContain('alert: 1');
  expect(noticed.foreign).toEqual(['https://evil.example/']);
});

/**
 * Opens the list, and from it a post whose text the API answers like this: React puts it into the page, not the
 * document's parser.
 */
async function navigateTo(browser: Browser, bypassCSP: boolean, post: Sample, html: string): Promise<Outcome> {
  const context = await browser.newContext({ baseURL: sameOrigin().origin, bypassCSP });
  const { page, executed, foreign } = await watchedPage(context);
  await page.route(`**/api/blog/${post.slug}`, async (route) => {
    const response = await route.fetch();
    const json = { ...((await response.json()) as Sample), contentHtml: `<p data-hostile></p>${html}` };
    await route.fulfill({ response, json });
  });
  await page.goto('/blog');
  await untilLive(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.locator(`main a[href="/blog/${post.slug}"]`).first().click();
  await page.locator('[data-hostile]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => 'isSameDocument' in globalThis), 'nothing was loaded anew').toBe(true);
  const { calls, ...seen } = await page.evaluate(provoke);
  await context.close();
  return { ...seen, executed: [...executed, ...calls], foreign };
}

test('nor when the post is opened by a link inside the app', async ({ page, browser }) => {
  test.slow();
  const { posts } = (await (await page.request.get('/api/blog?limit=1')).json()) as { posts: Sample[] };
  const [post] = posts;
  if (!post) throw new Error('There is no post.');
  const html = (await renderedTexts(page)).join('\n');
  for (const bypassCSP of [false, true]) {
    const { elements, schemes, ...outcome } = await navigateTo(browser, bypassCSP, post, html);
    expect(outcome, bypassCSP ? 'without a policy' : 'with the policy').toEqual({ executed: [], foreign: [] });
    expect(elements).toBeGreaterThan(200);
    expect(schemes.filter((scheme) => !['http:', 'https:', 'mailto:'].includes(scheme))).toEqual([]);
  }
  const noticed = await navigateTo(browser, true, post, '<img src=/x onerror=alert(1)>');
  expect(noticed.executed).toContain('alert: 1');
});

test('feeds, site map and rules for robots have their types and lead to the posts', async ({ request }) => {
  const read = async (path: string, type: string): Promise<string> => {
    const response = await request.get(path);
    expect([response.status(), response.headers()['content-type']?.split(';')[0]], path).toEqual([200, type]);
    return response.text();
  };
  const { posts } = (await (await request.get('/api/blog?limit=1')).json()) as { posts: { slug: string }[] };
  const path = `/blog/${posts[0]?.slug ?? ''}`;
  expect(await read('/blog/rss.xml', 'application/rss+xml')).toContain(path);
  expect(await read('/blog/feed.json', 'application/feed+json')).toContain(path);
  expect(await read('/sitemap.xml', 'application/xml')).toContain('/sitemaps/posts-1.xml');
  expect(await read('/sitemaps/posts-1.xml', 'application/xml')).toContain(path);
  expect(await read('/robots.txt', 'text/plain')).toContain('/sitemap.xml');
});
