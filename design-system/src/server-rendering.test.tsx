import { composeStories } from '@storybook/react-vite';
import { Window } from 'happy-dom';
import { act, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { populateGlobal } from 'vitest/runtime';
import { LinkProvider, type AnchorProps } from './components/link/link';
import { SiteFooter } from './components/site-footer/site-footer';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('./components/*/*.stories.tsx', { eager: true });

/** Every story of every component as `button/Playground` and what it renders. */
const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(composeStories(file)).map(
    ([name, Story]) => [`${path.split('/')[2]}/${name}`, Story as ComponentType] as const,
  ),
);

/** HTML from the server, by story; filled by the first block, hydrated by the second. */
const sent = new Map<string, string>();

describe('on a server', () => {
  test.each(stories)('%s renders without a browser', (name, Story) => {
    expect(typeof window).toBe('undefined');
    sent.set(name, renderToString(<Story />));
  });

  test('links of the product go through the provider, links to elsewhere do not', () => {
    const RouterLink = ({ children, ...rest }: AnchorProps) => (
      <a data-routed {...rest}>
        {children}
      </a>
    );
    const html = renderToString(
      <LinkProvider component={RouterLink}>
        <SiteFooter
          blurb=""
          columns={[]}
          supportHref="/contact?subject=support"
          legalLinks={[{ label: 'IRS', href: 'https://www.irs.gov/' }]}
          year={2026}
        />
      </LinkProvider>,
    );
    expect(html).toMatch(/<a data-routed="true"[^>]*href="\/contact\?subject=support"/);
    expect(html).toMatch(/<a (?!data-routed)[^>]*href="https:\/\/www\.irs\.gov\/"/);
  });
});

describe('in a browser, on what the server sent', () => {
  let leaveBrowser = () => undefined as void;
  beforeAll(() => {
    const browser = new Window({ url: 'http://localhost/' });
    const { keys, originals } = populateGlobal(globalThis, browser, { bindFunctions: true });
    leaveBrowser = () => {
      for (const key of keys) Reflect.deleteProperty(globalThis, key);
      for (const [key, value] of originals) Reflect.set(globalThis, key, value);
    };
  });
  afterAll(() => leaveBrowser());

  /** Everything React and the components have to say while they take over what the server sent. */
  async function hydrate(html: string, page: ReactNode): Promise<unknown[]> {
    // Loaded here: react-dom asks once whether there is a window.
    const { hydrateRoot } = await import('react-dom/client');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const complaints: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
    vi.spyOn(console, 'warn').mockImplementation((...words) => complaints.push(words));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const root = await act(() =>
      hydrateRoot(container, page, { onRecoverableError: (error) => complaints.push(error) }),
    );
    act(() => root.unmount());
    container.remove();
    return complaints;
  }

  test('a difference is noticed', async () => {
    expect(await hydrate('<p>1:00 PM</p>', <p>1:01 PM</p>)).not.toEqual([]);
  });

  test.each(stories)('%s hydrates without a difference or a warning', async (name, Story) => {
    expect(await hydrate(sent.get(name) ?? '', <Story />)).toEqual([]);
  });
});
