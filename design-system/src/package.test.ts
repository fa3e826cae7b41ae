import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { variableNames } from './tokens/variables';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
const {
  './theme': theme = '',
  './package.json': _manifest,
  './pictures/*': _pictures,
  ...components
} = manifest.exports;

/** Entries that may bring another library, each the one it stands on. */
const libraries: Readonly<Record<string, string>> = {
  './multi-select': 'antd',
  './data-table': 'antd',
  './chart': 'recharts',
  './text-differences': 'diff',
};

const resolve = (from: string, target: string) =>
  [`${target}.ts`, `${target}.tsx`].map((file) => join(dirname(from), file)).find((file) => existsSync(file));

/** Every package that a file brings along at run time, through all its relative imports. */
function packagesBehind(entry: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    for (const [, target = ''] of source.matchAll(/^(?:import|export)(?! type)[^'"]*?from '([^']+)'/gm)) {
      if (!target.startsWith('.')) packages.add(target);
      else
        visit(
          resolve(file, target) ??
            expect.fail(`${relative(packageFolder, file)} imports ${target}, which does not exist`),
        );
    }
  };
  visit(join(packageFolder, entry));
  return packages;
}

const sources = readdirSync(join(packageFolder, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const read = (file: string) => readFileSync(join(packageFolder, 'src', file), 'utf8');

describe('exports', () => {
  test('are one entry a component folder, named alike', () => {
    const folders = readdirSync(join(packageFolder, 'src/components'));
    expect(components).toEqual(
      Object.fromEntries(folders.sort().map((name) => [`./${name}`, `./src/components/${name}/${name}.tsx`])),
    );
  });

  test.each(Object.entries(components))('%s exists and has a story', (_name, file) => {
    expect(existsSync(join(packageFolder, file))).toBe(true);
    expect(existsSync(join(packageFolder, file.replace('.tsx', '.stories.tsx')))).toBe(true);
  });
});

describe('weight', () => {
  test.each(Object.entries(components).filter(([name]) => !Object.hasOwn(libraries, name)))(
    '%s brings only React and styled-components',
    (_name, file) => {
      expect([...packagesBehind(file)].filter((name) => !['react', 'styled-components'].includes(name))).toEqual([]);
    },
  );

  test.each(Object.entries(libraries))('%s stands on %s, and on no other library', (name, library) => {
    const behind = packagesBehind(components[name] ?? '');
    expect([...new Set(Object.values(libraries))].filter((found) => behind.has(found))).toEqual([library]);
  });

  test('the theme is plain strings: the server inlines it', () => {
    expect(packagesBehind(theme).size).toBe(0);
  });
});

describe('tokens', () => {
  const known = new Set(variableNames);
  test.each(sources.filter((file) => read(file).includes('var(--cp-')))('%s uses only variables that exist', (file) => {
    const used = [...read(file).matchAll(/var\((--cp-[a-z0-9-]+)\)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  test('colors are written in the palette and nowhere else', () => {
    const written = sources
      .filter((file) => !/tokens\/|\.test\.|\.stories\.|\.generated\./.test(file))
      .filter((file) => /#[0-9a-f]{6}\b|rgba?\(/i.test(read(file)));
    expect(written).toEqual([]);
  });
});
