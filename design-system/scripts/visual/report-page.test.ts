import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Change } from './compare-storybooks';
import { summary, writeReport } from './report-page';

const folder = mkdtempSync(join(tmpdir(), 'counterpart-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const change = (id: string, kind: Change['kind'], theme: Change['theme'] = 'light'): Change => ({
  story: { id, name: `Actions/Button: ${id} <b>` },
  theme,
  kind,
  pixels: kind === 'changed' ? 1204 : 0,
  before: kind === 'added' ? null : Buffer.from('before'),
  after: kind === 'removed' ? null : Buffer.from('after'),
  difference: kind === 'changed' ? Buffer.from('difference') : null,
});

it.each([
  [[], 12, '0 of 12 stories differ'],
  [[], 1, '0 of 1 story differs'],
  [[change('a', 'changed'), change('a', 'changed', 'dark')], 12, '1 of 12 stories differ'],
  [
    [change('a', 'changed'), change('b', 'added'), change('c', 'removed')],
    12,
    '1 of 12 stories differ, 1 added, 1 removed',
  ],
])('sums up %#', (changes, compared, sentence) => {
  expect(summary({ changes, compared })).toBe(sentence);
});

it('writes a page with the pictures of each change, and nothing of an earlier run', () => {
  writeFileSync(join(folder, 'old.png'), '');
  const file = writeReport(folder, 'main', { changes: [change('a', 'changed'), change('b', 'added')], compared: 2 });
  const html = readFileSync(file, 'utf8');
  expect(html).toContain('<h1>1 of 2 stories differ, 1 added from main</h1>');
  expect(html).toContain('light, 1,204 pixels differ');
  expect(html).toContain('Actions/Button: a &lt;b>');
  const pictures = [...html.matchAll(/src="([^"]+)"/g)].map(([, path = '']) => path);
  expect(pictures).toHaveLength(4);
  expect(pictures.every((path) => existsSync(join(folder, path)))).toBe(true);
  expect(existsSync(join(folder, 'old.png'))).toBe(false);
});
