import { expect, it } from 'vitest';
import { createFirstPages } from './first-pages';

/** Pages whose end the test decides. */
function createPages() {
  const begun: { readonly name: string; end(result: string | null): Promise<void> }[] = [];
  const begin = (name: string) => () =>
    new Promise<string | null>((resolve) => {
      const end = async (result: string | null) => {
        resolve(result);
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      };
      begun.push({ name, end });
    });
  return { begun, begin, names: () => begun.map(({ name }) => name) };
}
const always = () => true;

it('a release that has rendered nothing yet has one page at a time, and any number afterwards', async () => {
  const { inTurn } = createFirstPages();
  const { begun, begin, names } = createPages();
  for (const name of ['a', 'b', 'c']) void inTurn(['blog@1'], always, begin(name));
  void inTurn(['compliance@1'], always, begin('of another area'));
  expect(names()).toEqual(['a', 'of another area']);
  await begun[0]?.end(null);
  expect(names()).toEqual(['a', 'of another area', 'b']);
  await begun[2]?.end('page');
  expect(names()).toEqual(['a', 'of another area', 'b', 'c']);
  void inTurn(['blog@1'], always, begin('d'));
  expect(names().at(-1)).toBe('d');
});

it('a page that waited is not begun once its release must not be tried any more', async () => {
  const { inTurn } = createFirstPages();
  const { begun, begin, names } = createPages();
  void inTurn(['blog@1'], always, begin('a'));
  const waited = inTurn(['blog@1'], () => false, begin('b'));
  await begun[0]?.end(null);
  expect(await waited).toBeNull();
  expect(names()).toEqual(['a']);
});

it('a page waits for a release that fills a part of it', async () => {
  const { inTurn } = createFirstPages();
  const { begun, begin, names } = createPages();
  void inTurn(['blog@1'], always, begin('a'));
  void inTurn(['marketplace@1', 'blog@1'], always, begin('with a part of the blog'));
  expect(names()).toEqual(['a']);
  await begun[0]?.end('page');
  expect(names()).toEqual(['a', 'with a part of the blog']);
});
