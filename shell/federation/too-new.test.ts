import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/build/workspaces';
import { inlineScripts } from '../server/document/html';
import { browsers } from './browsers';
import { tooNew } from './too-new';

it.each([
  ["path.replace(/(?<=.)\\/+$/, '')", 'look-behind'],
  ['/(?<!a)b/u.test(c)', 'look-behind'],
  ["new RegExp('(?<=a)b')", 'look-behind'],
  ['class A { static { go(); } }', 'static block'],
  ['rows.toSorted()', 'toSorted'],
  ['AbortSignal.any([one, other])', 'AbortSignal.any'],
  ["new Intl.Segmenter('en')", 'Intl.Segmenter'],
  ['URL.canParse(text)', 'URL.canParse'],
  ["row.querySelector('label:has(:checked)')", ':has'],
  ['button?.checkVisibility()', 'checkVisibility'],
])('refuses %s', (code, what) => {
  expect(tooNew(code).join()).toContain(what);
});

it('refuses syntax that no oldest browser can read', () => {
  expect(() => tooNew('/a/v')).toThrow();
  expect(() => tooNew('using file = open()')).toThrow();
});

it.each([
  ["path.replace(/(.)\\/+$/, '$1')"],
  ['/(?<year>\\d{4})(?=-)[(?<=)]/u.exec(text)'],
  ['class A { #own = 1; static all = []; has(x) { return #own in x; } }'],
  ['rows.at(-1) ?? rows.findLast(Boolean)'],
  ["'Segmenter' in Intl ? new Intl.Segmenter('en') : null"],
  ['if (box.showPopover) box.showPopover()'],
  ['box.hidePopover?.(); rows.toString()'],
])('takes %s', (code) => {
  expect(tooNew(code)).toEqual([]);
});

it('takes the scripts that stand in every page', () => {
  for (const script of inlineScripts({}, 'https://example.test')) expect(tooNew(script)).toEqual([]);
});

it('is of the browsers that the repository names to other tools', () => {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { browserslist: string[] };
  expect(browserslist.map((query) => query.replace(' >=', ''))).toEqual(browsers);
});
