import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { importedBy } from '../../scripts/unused/unused-components';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../../..');
const names = readdirSync(here).flatMap((file) => /^(?!.*\.test)(.+)\.tsx$/.exec(file)?.[1] ?? []);
const constant = (name: string) => `${name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase())}Picture`;

/** Classes that the inks know. */
const inks = new Set(
  [...readFileSync(join(here, '../internal/picture-inks.ts'), 'utf8').matchAll(/^ {2}\.([a-z]+) \{/gm)].map(
    ([, name = '']) => name,
  ),
);

/** Finds the pictures that the product's own code imports, stories and tests aside. */
function importedByProduct(): Set<string> {
  const folders = ['mfe-admin', 'mfe-blog', 'mfe-compliance', 'mfe-marketplace', 'mfe-messaging', 'shell/app'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder, folder.startsWith('mfe') ? 'src' : ''), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
      .map((file) => join(root, folder, folder.startsWith('mfe') ? 'src' : '', file)),
  );
  const own = ['error-state', 'not-found'].map((name) => join(here, `../components/${name}/${name}.tsx`));
  return new Set(
    [...files, ...own]
      .flatMap((file) => importedBy(readFileSync(file, 'utf8')))
      .flatMap((target) => /\/pictures\/(.+)$/.exec(target)?.[1] ?? []),
  );
}

describe.each(names)('the picture %s', (name) => {
  const load = async () => (await import(`../pictures/${name}.tsx`)) as Record<string, ReactElement>;

  it('is exported alone, under its own name', async () => {
    expect(Object.keys(await load())).toEqual([constant(name)]);
  });

  it('is drawn in the inks of the family, and small', async () => {
    const markup = renderToStaticMarkup((await load())[constant(name)]);
    const classes = [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '));
    expect(classes.filter((one) => !inks.has(one))).toEqual([]);
    expect(markup).not.toMatch(/(fill|stroke)="/);
    expect(brotliCompressSync(markup).byteLength).toBeLessThan(1536);
  });

  it('is shown by a page', () => {
    expect(importedByProduct()).toContain(name);
  });
});
