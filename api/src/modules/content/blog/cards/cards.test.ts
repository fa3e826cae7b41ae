import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Post } from '../../../../contract/named-types';
import { createUser } from '../../../../platform/testing/factories';
import { signIn } from '../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { drawableText } from '../../../../platform/fonts/product-fonts';
import { drawCard } from './draw-card';

const words = { category: 'tax-strategies', categoryLabel: 'Tax Strategies', author: 'Ada Lovelace' };

/** Measures the drawn share of a card's title area and of the margins around it. */
async function inkOf(png: Buffer): Promise<{ title: number; margins: number }> {
  const share = async (left: number, top: number, width: number, height: number) => {
    const { data } = await sharp(png)
      .extract({ left, top, width, height })
      .greyscale()
      .threshold(160)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.filter((value) => value === 0).length / data.length;
  };
  const [title, left, right, below] = await Promise.all([
    share(80, 208, 730, 296),
    share(0, 200, 76, 380),
    share(814, 200, 40, 380),
    share(80, 506, 730, 12),
  ]);
  return { title, margins: left + right + below };
}

describe('a card', () => {
  it.each([
    ['a short title', 'Cash Flow'],
    ['a title of the longest length', 'Estimated taxes without the guesswork '.repeat(6).slice(0, 200)],
    ['one word of 200 letters', 'W'.repeat(200)],
    ['a 70-letter word among others', `Before ${'Donaudampfschifffahrt'.repeat(4).slice(0, 70)} after`],
    ['markup', '</span><svg onload="alert(1)"><image href="file:///etc/passwd"/> & "quotes" \'too\''],
    ['Pango markup', '<span size="9999999">x</span> <b>&lt;&amp;&#x0;</b>'],
    ['right to left', 'الضرائب المقدرة بدون تخمين'],
    ['both directions', 'W-2 מול 1099: מה ההבדל?'],
    ['letters with marks', 'Příliš žluťoučký kůň úpěl ďábelské ódy'],
    ['emoji between words', '🎉 Year-end 👩🏽‍💻 checklist 🇺🇸'],
  ])('is 1200 by 630 and holds %s inside its margins', async (_name, title) => {
    const png = await drawCard({ ...words, title });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(300_000);
    const { title: ink, margins } = await inkOf(png);
    expect(ink).toBeGreaterThan(0.005);
    expect(margins).toBe(0);
  });

  it.each([
    ['漢字だけの題名'],
    ['年末税务清单'],
    ['Заголовок статьи'],
    ['Φορολογικό ημερολόγιο'],
    ['Thuế thu nhập cá nhân'],
    ['हिन्दी शीर्षक'],
  ])('has the letters of %s', async (title) => {
    expect(drawableText(title)).toBe(title);
    const { title: ink, margins } = await inkOf(await drawCard({ ...words, title }));
    expect(ink).toBeGreaterThan(0.005);
    expect(margins).toBe(0);
  });

  it('has Latin letters for a script that no font is there for, and no emoji', () => {
    expect(drawableText('한국어 세금 🎉')).toBe('HanGugEo SeGeum');
    expect(drawableText('🎉🎉🎉')).toBe('');
  });

  it('is the same wherever it is drawn: the same words give the same bytes', async () => {
    const hash = async () =>
      createHash('sha256')
        .update(await drawCard({ ...words, title: 'Closing the Month in Five Days' }))
        .digest('hex');
    expect(await hash()).toBe(await hash());
  });
});

describe('the URL of a card', () => {
  let test: TestServer;
  let headers: Record<string, string>;
  beforeAll(async () => {
    test = await createTestServer();
  });
  beforeEach(async () => {
    await test.empty();
    headers = await signIn(test, await createUser({ userType: 'admin' }));
  });
  afterAll(() => test.stop());

  const write = async (values: object): Promise<Post> => {
    const payload = { title: 'A title', excerpt: 'B', content: 'C', category: 'technology', ...values };
    return (await test.server.inject({ method: 'POST', url: '/api/blog', headers, payload })).result as Post;
  };
  const read = async (id: number) => (await test.server.inject({ url: `/api/blog/${id}` })).result as Post;
  const card = (url = '') => test.server.inject({ url });

  it('is immutable, and another one once the title changes; the former one shows the post as it is', async () => {
    const { id } = await write({ published: true });
    const before = (await read(id)).cardImage;
    expect(before).toMatch(/^\/api\/blog\/cards\/\d+-[0-9a-f]{16}\.png$/);
    const first = await card(before);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    await test.server.inject({ method: 'PUT', url: `/api/blog/${id}`, headers, payload: { title: 'Another title' } });
    const after = (await read(id)).cardImage;
    expect(after).not.toBe(before);
    const [former, current] = [await card(before), await card(after)];
    expect(former.headers['cache-control']).toBe('public, max-age=300');
    expect(former.rawPayload.equals(current.rawPayload)).toBe(true);
    expect(current.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  it('leads nowhere for a draft, a deleted post, or what is no card', async () => {
    const draft = await write({ published: false });
    const seen = (await test.server.inject({ url: `/api/blog/${draft.id}`, headers })).result as Post;
    const deleted = await write({ published: true });
    const { cardImage } = await read(deleted.id);
    await test.server.inject({ method: 'DELETE', url: `/api/blog/${deleted.id}`, headers });
    for (const url of [
      seen.cardImage,
      cardImage,
      '/api/blog/cards/1-0.png',
      '/api/blog/cards/999999-0123456789abcdef.png',
    ])
      expect((await card(url)).statusCode, url).toBe(404);
  });
});
