import { expect, test } from 'vitest';
import { usedTokens } from './used-tokens';

const sources = {
  'components/tag/tag.tsx':
    "import { bare } from '../../internal/styles';\nimport { Icon } from '../icon/icon';\nimport { part } from './part';\ncolor: var(--cp-text-2);",
  'components/tag/part.ts': 'gap: var(--cp-space-4);',
  'components/icon/icon.tsx': 'color: var(--cp-star);',
  'internal/styles.ts':
    'export const bare = css`color: var(--cp-bg);`;\nexport const other = css`color: var(--cp-error);`;',
};

test('a component uses what its own files and the shared styles use, not what its parts use', () => {
  expect(usedTokens(sources, 'tag')).toEqual(['--cp-bg', '--cp-space-4', '--cp-text-2']);
});

test('a folder that is no component uses nothing', () => {
  expect(usedTokens(sources, 'home-page')).toEqual([]);
});
