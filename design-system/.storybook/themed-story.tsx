import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import styled from 'styled-components';

/** Themes in the toolbar; `both` shows a story in the two themes side by side. */
export const themeChoices = [
  { value: 'light', title: 'Light', icon: 'sun' },
  { value: 'dark', title: 'Dark', icon: 'moon' },
  { value: 'both', title: 'Light and dark', icon: 'sidebyside' },
  { value: 'system', title: 'System', icon: 'browser' },
] as const;

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
`;

/** A page of its own: what is fixed to the window stays in it. */
const Ground = styled.div<{ $padded: boolean; $height: string }>`
  contain: layout;
  min-width: 0;
  min-height: ${({ $height }) => $height};
  padding: ${({ $padded }) => ($padded ? 'var(--cp-space-16)' : '0')};
  background: var(--cp-bg-page);
  color: var(--cp-text);
  font: var(--cp-font-size-body) / var(--cp-line-height-body) var(--cp-font-family);
`;

const grounds: Readonly<Record<string, readonly string[]>> = { both: ['light', 'dark'] };

/**
 * Sets the theme of the page, or draws the story on a ground of its own: once in each theme for `both`, and always
 * among the light text of a documentation page.
 */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = String(globals['theme'] ?? 'light');
  const isOfPage = theme !== 'both' && viewMode !== 'docs';
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = isOfPage ? theme : 'light';
    document.documentElement.lang = 'en';
  }, [theme, isOfPage]);
  if (isOfPage) return <Story />;
  return (
    <Halves>
      {(grounds[theme] ?? [theme]).map((half) => (
        <Ground
          key={half}
          data-theme={half}
          $padded={viewMode === 'docs' || parameters['layout'] !== 'fullscreen'}
          $height={viewMode === 'docs' ? 'auto' : '100dvh'}
        >
          <Story />
        </Ground>
      ))}
    </Halves>
  );
};
