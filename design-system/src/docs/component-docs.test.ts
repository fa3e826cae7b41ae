import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { statusTexts, type ComponentDocs } from './component-docs';

const folder = fileURLToPath(new URL('../components', import.meta.url));
interface Stories {
  readonly default: { readonly parameters?: { readonly guide?: ComponentDocs } };
}
const modules = import.meta.glob<Stories>('../components/*/*.stories.tsx', { eager: true });
const docsOf = (name: string) => modules[`../components/${name}/${name}.stories.tsx`]?.default.parameters?.guide;
const storiesOf = (name: string) => readFileSync(join(folder, name, `${name}.stories.tsx`), 'utf8');

describe.each(readdirSync(folder))('%s', (name) => {
  test('has a page: purpose, when, when not, words, screen readers', () => {
    const docs = docsOf(name) ?? expect.fail(`${name}.stories.tsx has no guide`);
    expect(docs.purpose).toMatch(/^[A-Z].*\.$/);
    for (const part of [docs.use, docs.avoid, docs.content, docs.screenReader]) expect(part.length).toBeGreaterThan(0);
  });

  test('has a status', () => {
    const [, tag = ''] = /tags: \['(\w+)'/.exec(storiesOf(name)) ?? [];
    expect(Object.keys(statusTexts)).toContain(tag);
  });

  test('is used by keyboard alone in a story, when it has keys', () => {
    const [, story = ''] = storiesOf(name).split('export const Keyboard');
    if (docsOf(name)?.keys) expect(story).toMatch(/userEvent\.(tab|keyboard)|\.focus\(\)/);
    expect(story.split('\nexport const')[0]).not.toMatch(/userEvent\.(click|hover|pointer)/);
  });
});
