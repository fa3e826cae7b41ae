import { expect, it } from 'vitest';
import { createPageCache } from './page-cache';

it('never takes more room than it was given', async () => {
  const room = 100_000;
  const cache = createPageCache(room);
  const page = (index: number) => `${index}`.padEnd(10_000, 'x');
  for (let index = 0; index < 50; index += 1) {
    await cache.keep(`/${index}`, page(index), {});
    expect(cache.size()).toBeLessThanOrEqual(room);
  }
  expect(cache.get('/0')).toBeUndefined();
  expect(cache.get('/49')?.html).toBe(page(49));
});

it('gives the same content the same tag', async () => {
  const cache = createPageCache(100_000);
  const [first, same, other] = await Promise.all(['a', 'a', 'b'].map((html, index) => cache.keep(String(index), html, {})));
  expect(first?.tag).toBe(same?.tag);
  expect(first?.tag).not.toBe(other?.tag);
});
