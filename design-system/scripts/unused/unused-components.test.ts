import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importedBy, unusedComponents } from './unused-components';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const component = (name: string, text = '') => {
  write(`design-system/src/components/${name}/${name}.tsx`, text);
  return [`./${name}`, `./src/components/${name}/${name}.tsx`] as const;
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'components-'));
  for (const area of ['admin', 'blog', 'compliance', 'marketplace', 'messaging']) mkdirSync(join(root, `mfe-${area}`));
  mkdirSync(join(root, 'shell'));
  const exports = Object.fromEntries([
    component('sheet'),
    component('filters', "import { Sheet } from '../sheet/sheet';"),
    component('table'),
    component('lonely'),
    component('shown'),
    component('typed'),
  ]);
  write('design-system/package.json', JSON.stringify({ exports }));
  write('mfe-blog/src/page.tsx', "import { Filters } from '@counterpart/design-system/filters';");
  write('mfe-admin/src/page.tsx', "const Table = lazy(() => import('@counterpart/design-system/table'));");
  write('mfe-blog/src/page.stories.tsx', "import { Shown } from '@counterpart/design-system/shown';");
  write('mfe-blog/src/page.test.tsx', "import { Shown } from '@counterpart/design-system/shown';");
  write('shell/browser/main.tsx', "import type { Typed } from '@counterpart/design-system/typed';");
});
afterEach(() => rmSync(root, { recursive: true }));

test('a component that only stories, tests or types name is unused; one that an entry in use stands on is not', () => {
  expect(unusedComponents(root)).toEqual(['lonely', 'shown', 'typed']);
});

test('imports over several lines and exports are seen', () => {
  expect(
    importedBy("import {\n  a,\n  b,\n} from './one';\nexport { c } from './two';\nexport type { D } from './no';"),
  ).toEqual(['./one', './two']);
});

test('every component of the design system is used', () => {
  expect(unusedComponents()).toEqual([]);
});
