/// <reference types="vite/client" />
import fontUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { AnchorProps } from '../src/components/link/link';
import { LinkProvider } from '../src/components/link/link';
import { fontFaceCss, themeCss } from '../src/theme/theme';

/** Links of stories go nowhere: a story is one screen. */
function StoryLink({ href, onClick, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}

const withProduct: Decorator = (Story, { globals }) => {
  const theme = String(globals['theme'] ?? 'light');
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = 'en';
  }, [theme]);
  return (
    <LinkProvider component={StoryLink}>
      <style>{fontFaceCss(fontUrl) + themeCss}</style>
      <Story />
    </LinkProvider>
  );
};

const preview: Preview = {
  decorators: [withProduct],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
      },
    },
  },
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // The theme paints the page; Storybook's own grounds would hide it.
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Foundations', 'Layout', 'Actions', 'Forms', 'Finding', 'People', 'Content', 'Messaging', 'Feedback', 'Navigation', 'Data'] },
    },
    a11y: {
      test: 'error',
      options: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] } },
    },
  },
};

export default preview;
