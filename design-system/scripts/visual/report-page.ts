import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeCss } from '../../src/theme/theme';
import type { Change, Outcome } from './compare-storybooks';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const sides = ['before', 'after', 'difference'] as const;

const css = `${themeCss}
main{max-width:1600px;margin:0 auto;padding:24px}
h1{font-size:var(--cp-font-size-title)}
section{margin-top:24px;padding:16px;border:1px solid var(--cp-border);border-radius:12px;background:var(--cp-bg)}
h2{font-size:var(--cp-font-size-large)}
p{color:var(--cp-text-2)}
div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px;margin-top:12px}
figure{min-width:0}
figcaption{color:var(--cp-text-2);font-size:var(--cp-font-size-small)}
img{border:1px solid var(--cp-border);width:100%}`;

/**
 * Writes `index.html` and its pictures into a folder, which is emptied first.
 * @param base what was compared with, in the person's words
 * @returns the page's path
 */
export function writeReport(folder: string, base: string, { changes, compared }: Outcome): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const change of changes)
    for (const side of sides) if (change[side]) writeFileSync(join(folder, picture(change, side)), change[side]);
  const file = join(folder, 'index.html');
  writeFileSync(file, reportPage(base, { changes, compared }));
  return file;
}

const picture = ({ story, theme }: Change, side: string) => `pictures/${story.id}.${theme}.${side}.png`;

/** One sentence: how many of how many differ. */
export function summary({ changes, compared }: Outcome): string {
  const count = (kind: Change['kind']) =>
    new Set(changes.filter((change) => change.kind === kind).map(({ story }) => story.id)).size;
  const different = count('changed');
  const rest = (['added', 'removed'] as const)
    .filter((kind) => count(kind) > 0)
    .map((kind) => `, ${count(kind)} ${kind}`);
  return `${different} of ${compared} ${compared === 1 ? 'story differs' : 'stories differ'}${rest.join('')}`;
}

/** The page as HTML; its pictures lie beside it. */
function reportPage(base: string, outcome: Outcome): string {
  const title = `${summary(outcome)} from ${escape(base)}`;
  return `<!doctype html>
<html lang="en" data-theme="system">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${css}</style>
<main>
<h1>${title}</h1>
<p>Every story in both themes, the same browser, no tolerance.</p>
${outcome.changes.map(section).join('\n')}
</main>
</html>
`;
}

function section(change: Change): string {
  const { story, theme, kind, pixels } = change;
  const what =
    kind === 'changed' ? `${pixels.toLocaleString('en-US')} ${pixels === 1 ? 'pixel' : 'pixels'} differ` : kind;
  const figures = sides
    .filter((side) => change[side])
    .map(
      (side) =>
        `<figure><figcaption>${side}</figcaption><a href="${picture(change, side)}"><img loading="lazy" src="${picture(change, side)}" alt="${escape(story.name)}, ${theme}, ${side}"></a></figure>`,
    );
  return `<section><h2>${escape(story.name)}</h2><p>${theme}, ${what}</p><div>${figures.join('')}</div></section>`;
}
