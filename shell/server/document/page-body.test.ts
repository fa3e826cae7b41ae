import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createRecompression, pageBody } from './page-body';

/** A text of some length, as people write. */
const text = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
const page = (title: string) => `<h1>${title}</h1>${text}`;

const textOf = (compressed: Buffer) => brotliDecompressSync(compressed).toString();

it('gives the same content the same tag', async () => {
  const [first, same, other] = await Promise.all(['a', 'a', 'b'].map((html) => pageBody(html, {})));
  expect(first?.tag).toBe(same?.tag);
  expect(first?.tag).not.toBe(other?.tag);
});

it('is smaller when compressed again, and says the same under the same tag', async () => {
  const body = await pageBody(page('First'), {});
  const { compressed, tag } = body;
  await createRecompression()(body);
  expect(body.compressed.length).toBeLessThan(compressed.length);
  expect(textOf(body.compressed)).toBe(body.html);
  expect(body.tag).toBe(tag);
});

it('is compressed again once, one page at a time, and for a tenth of the time at most', async () => {
  const [first, second] = await Promise.all([pageBody(page('First'), {}), pageBody(page('Second'), {})]);
  const quick = second.compressed;
  const recompress = createRecompression();
  const started = performance.now();
  const running = recompress(first);
  await recompress(second);
  expect(second.compressed).toBe(quick);
  await running;
  const took = performance.now() - started;
  const small = first.compressed;
  const now = vi.spyOn(performance, 'now');
  now.mockReturnValue(started + 5 * took);
  await recompress(second);
  expect(second.compressed).toBe(quick);
  now.mockReturnValue(started + 11 * took);
  await recompress(first);
  expect(first.compressed).toBe(small);
  await recompress(second);
  expect(second.compressed.length).toBeLessThan(quick.length);
});
