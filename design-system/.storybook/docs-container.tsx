import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { storybookThemes } from './storybook-theme';

/** The theme of a documentation page is the toolbar's; both beside each other stand on a light page. */
const isDark = (theme: unknown) =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

/** A documentation page in the product's colors, in the theme that the toolbar says. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const [theme, setTheme] = useState<unknown>(
    () => new URLSearchParams(location.search).get('globals')?.match(/theme:(\w+)/)?.[1],
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Readonly<Record<string, unknown>> }) => setTheme(globals['theme']);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  return (
    <DocsContainer context={context} theme={isDark(theme) ? storybookThemes.dark : storybookThemes.light}>
      <div data-theme={isDark(theme) ? 'dark' : 'light'}>{children}</div>
    </DocsContainer>
  );
}
