/// <reference types="vite/client" />
import fontUrl from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { LinkProvider, type AnchorProps } from '../src/components/link/link';
import { fontFaceCss, themeCss } from '../src/theme/theme';
import { breakpoints } from '../src/tokens/scale';
import { themeChoices, withTheme } from './themed-story';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

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

const withProduct: Decorator = (Story) => (
  <LinkProvider component={StoryLink}>
    <style>{fontFaceCss(fontUrl) + themeCss}</style>
    <Story />
  </LinkProvider>
);

// Only documentation needs the page; tests of stories do not load it.
const ComponentPage = lazy(async () => ({ default: (await import('../src/docs/component-page')).ComponentPage }));

const ThemedDocs = lazy(async () => ({ default: (await import('./docs-container')).ThemedDocs }));

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});
const viewports = {
  phone: viewport('Phone', 390, 844),
  small: viewport('From small', breakpoints.small, 900),
  medium: viewport('From medium', breakpoints.medium, 1024),
  large: viewport('From large', breakpoints.large, 768),
  desktop: viewport('Desktop', 1440, 900),
};

const preview: Preview = {
  decorators: [withTheme, withProduct],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: [...themeChoices] },
    },
  },
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // The theme paints the page; Storybook's own grounds would hide it.
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: { options: viewports },
    docs: {
      container: (props: DocsContainerProps & { readonly children?: ReactNode }) => (
        <Suspense>
          <ThemedDocs {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Start',
          'Changelog',
          'Foundations',
          'Patterns',
          'Product',
          'Layout',
          'Actions',
          'Forms',
          'Finding',
          'People',
          'Content',
          'Messaging',
          'Feedback',
          'Navigation',
          'Data',
        ],
      },
    },
    a11y: {
      test: 'error',
      options: { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] } },
    },
  },
};

export default preview;
