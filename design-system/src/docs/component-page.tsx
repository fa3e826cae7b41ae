/// <reference types="vite/client" />
import { Controls, Markdown, Primary, Stories, Subtitle, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { statusTexts, type ComponentDocs, type ComponentStatus } from './component-docs';
import { detailText, guidanceText } from './page-text';
import { Pictured, type PicturedPair } from './pictured';
import { usedTokens } from './used-tokens';

/** Pages and slots that show each component, by its folder; written in by `.storybook/main.ts`. */
declare const componentUses: Readonly<Record<string, readonly string[]>>;

const files = import.meta.glob<string>(
  ['../components/*/*.{ts,tsx}', '../internal/*.{ts,tsx}', '!**/*.{stories,test,docs}.*', '!**/*.generated.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const sources = Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace('../', ''), text]));

const isStatus = (tag: string): tag is ComponentStatus => Object.hasOwn(statusTexts, tag);

/** '…/components/rating-input/rating-input.stories.tsx' is rating-input. */
const folderOf = (file: string) => file.split('/').at(-2) ?? '';

/** The one form of a component's page; what it says comes from `parameters.guide`, the stories and the source. */
export function ComponentPage(): ReactNode {
  const resolved = useOf('meta', ['meta']);
  const { preparedMeta, csfFile } = resolved;
  const guide = preparedMeta.parameters['guide'] as ComponentDocs | undefined;
  const status = preparedMeta.tags.find(isStatus);
  const pictured = preparedMeta.parameters['pictured'] as readonly PicturedPair[] | undefined;
  const folder = folderOf(String(preparedMeta.parameters['fileName'] ?? ''));
  const storyCount = Object.keys(csfFile.stories).length;
  return (
    <>
      <Title />
      {guide && <Subtitle>{guide.purpose}</Subtitle>}
      {status && <Markdown>{`**Status.** ${statusTexts[status]}`}</Markdown>}
      <Primary />
      <Controls />
      {guide && <Markdown>{guidanceText(guide)}</Markdown>}
      {pictured && (
        <Unstyled>
          <Pictured pairs={pictured} />
        </Unstyled>
      )}
      <Stories title="States" includePrimary={false} />
      {guide && (
        <Markdown>
          {detailText(guide, {
            storyCount,
            tokens: usedTokens(sources, folder),
            uses: componentUses[folder] ?? [],
          })}
        </Markdown>
      )}
    </>
  );
}
