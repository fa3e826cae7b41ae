// @vitest-environment happy-dom
import type { User } from '@counterpart/api/contract';
import { act, cleanup, fireEvent, screen, waitFor, render } from '@testing-library/react';
import { use, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { releaseSetWith } from '../page-contract/testing/release-sets';
import type { ReleaseSet } from '../page-contract/release-set';
import { createResponseCache } from '../sdk/api/response-cache';
import type { RemoteModule } from '../sdk/areas/remote';
import { useDraftState } from '../sdk/forms/use-draft';
import { createFakeHost } from '../sdk/testing';
import { areaLoadLimit } from '../app/areas/area-limits';
import { createAreaLoader } from './areas/area-loader';
import { areaRoute } from '../app/areas/graft-area';
import { Outlet, RouterProvider } from 'react-router';
import { createAppRouter } from './create-app-router';
import { HostRoot } from '../app/host-root';

const head = { title: 'Any' };
const releaseSet = releaseSetWith({
  blog: {
    routes: [
      { path: '/blog', head: { title: 'Blog' } },
      { path: '/broken', head },
      { path: '/waiting', head },
      { path: '/typed', head },
    ],
  },
  messaging: { routes: [{ path: '/messages', access: 'signed-in', head }] },
  marketplace: { routes: [{ path: '/auth', head }] },
});
let broken = true;
let arrive: (name: string) => void = () => undefined;
let awaited: Promise<string>;
const modules: Record<string, RemoteModule> = {
  blog: {
    routes: [
      { path: '/blog', element: <h1>Articles</h1> },
      {
        path: '/broken',
        Component: () => {
          if (broken) throw new Error('A bug of the blog.');
          return <h1>Mended</h1>;
        },
      },
      {
        path: '/typed',
        Component: () => {
          const [note, setNote] = useDraftState('note', '');
          const [isBroken, setBroken] = useState(false);
          if (isBroken) throw new Error('A bug of the blog.');
          return (
            <>
              <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
              <button onClick={() => setBroken(true)}>Break</button>
            </>
          );
        },
      },
      { path: '/waiting', Component: () => <h1>{use(awaited)}</h1> },
    ],
  },
  messaging: { routes: [{ path: '/messages', element: <h1>Your messages</h1> }] },
  marketplace: { routes: [{ path: '/auth', element: <h1>Log in</h1> }] },
};

beforeEach(() => {
  broken = true;
  awaited = new Promise((resolve) => (arrive = resolve));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [], unreadCount: 0 })));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  navigator.sendBeacon = () => true;
  window.scrollTo = () => undefined;
});
type Load = (area: string, entry: string) => Promise<RemoteModule>;

function open(
  path: string,
  { load, user = null, set = releaseSet }: { load?: Load; user?: User | null; set?: ReleaseSet } = {},
) {
  window.history.replaceState(null, '', path);
  const fromEntry: Load = load ?? ((area) => Promise.resolve(modules[area] as RemoteModule));
  const sdk = createFakeHost({ user });
  const onFailure = () => void sdk.drafts.hold();
  const areas = { releaseSet: set, loader: createAreaLoader(set, { loadFromEntry: fromEntry, onFailure }) };
  const router = createAppRouter({ areas, user: () => user, toRoute: areaRoute });
  render(
    <HostRoot host={{ sdk, areas, cache: createResponseCache() }}>
      <RouterProvider router={router} useTransitions={false} />
    </HostRoot>,
  );
  return router;
}

it('grafts an area’s routes when one of its URLs is opened, and titles the page', async () => {
  const router = open('/blog');
  expect(await screen.findByRole('heading', { name: 'Articles' })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Blog | Counterpart'));
  expect(router.state.location.pathname).toBe('/blog');
});

it('shows the frame of the page until the area is there', async () => {
  let publish: (module: RemoteModule) => void = () => undefined;
  open('/blog', { load: () => new Promise((resolve) => (publish = resolve)) });
  expect(await screen.findByRole('banner')).toBeTruthy();
  expect(screen.getByRole('main').textContent).toBe('Loading');
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  publish(modules['blog'] as RemoteModule);
  expect(await screen.findByRole('heading', { name: 'Articles' })).toBeTruthy();
  expect(screen.getByRole('main').textContent).toBe('Articles');
});

it('shows the 404 page where no area owns the URL', async () => {
  open('/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
  expect(document.title).toBe('404 Page Not Found | Counterpart');
});

it('sends a visitor to sign in and lets a user through', async () => {
  const asVisitor = open('/messages?with=3');
  await waitFor(() =>
    expect(asVisitor.state.location.pathname + asVisitor.state.location.search).toBe(
      '/auth?next=%2Fmessages%3Fwith%3D3',
    ),
  );
  const asUser = open('/messages', {
    user: { id: 1, userType: 'client', firstName: 'Ada', lastName: 'Lovell', email: 'a@b.test' } as User,
  });
  expect(await screen.findByRole('heading', { name: 'Your messages' })).toBeTruthy();
  expect(asUser.state.location.pathname).toBe('/messages');
});

it('names the area that cannot be loaded, keeps the app, and recovers on Try Again', async () => {
  let isDown = true;
  open('/blog', {
    load: (area) => (isDown ? Promise.reject(new Error('404')) : Promise.resolve(modules[area] as RemoteModule)),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'blog is not available right now' })).toBeTruthy();
  expect(screen.getByRole('banner')).toBeTruthy();
  isDown = false;
  screen.getByRole('button', { name: 'Try Again' }).click();
  expect(await screen.findByRole('heading', { name: 'Articles' })).toBeTruthy();
});

it('replaces the card by itself when the area arrives late', async () => {
  let arrive: (module: RemoteModule) => void = () => undefined;
  open('/blog', { load: () => new Promise((resolve) => (arrive = resolve)) });
  expect(
    await screen.findByRole('heading', { name: 'blog is not available right now' }, { timeout: areaLoadLimit + 1500 }),
  ).toBeTruthy();
  arrive(modules['blog'] as RemoteModule);
  expect(await screen.findByRole('heading', { name: 'Articles' })).toBeTruthy();
});

it('leaves the page before for an outline when the next one waits for something while it is rendered', async () => {
  const router = open('/blog');
  await screen.findByRole('heading', { name: 'Articles' });
  await act(() => router.navigate('/waiting'));
  expect(screen.queryByRole('heading', { name: 'Articles' })).toBeNull();
  expect(screen.getByRole('main').querySelector('[aria-busy]')?.textContent).toBe('Loading');
  await act(async () => arrive('Here'));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeTruthy();
});

it('keeps what an area throws while rendering inside the area', async () => {
  open('/broken');
  expect(await screen.findByRole('heading', { name: 'blog is not available right now' })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  broken = false;
  screen.getByRole('button', { name: 'Try Again' }).click();
  expect(await screen.findByRole('heading', { name: 'Mended' })).toBeTruthy();
});

it('shows the page of the release before in place of one that throws, and on every other page of the area', async () => {
  const withFallback = releaseSetWith({
    blog: {
      fallback: { version: '0.9.0', entry: '/before.js' },
      routes: [
        { path: '/broken', head: { title: 'Blog' } },
        { path: '/blog', head: { title: 'Blog' } },
      ],
    },
  });
  const before: RemoteModule = {
    routes: [
      { path: '/broken', lazy: () => Promise.resolve({ Component: () => <h1>As it was before</h1> }) },
      { path: '/blog', element: <h1>Articles of before</h1> },
    ],
  };
  const router = open('/broken', {
    set: withFallback,
    load: (area, entry) => Promise.resolve(entry === '/before.js' ? before : (modules[area] as RemoteModule)),
  });
  expect(await screen.findByRole('heading', { name: 'As it was before' })).toBeTruthy();
  await act(() => router.navigate('/blog'));
  expect(await screen.findByRole('heading', { name: 'Articles of before' })).toBeTruthy();
});

it('serves no route that only the code of an area has, wherever it is nested', async () => {
  const greedy: RemoteModule = {
    routes: [
      { path: '/blog', element: <h1>Articles</h1>, children: [{ path: '/blog/hidden', element: <h1>Hidden</h1> }] },
      { path: '/auth', element: <h1>Give us your password</h1> },
      { element: <Outlet />, children: [{ path: '/messages', element: <h1>Read by the blog</h1> }] },
    ],
  };
  const router = open('/blog', {
    load: (area) => Promise.resolve(area === 'blog' ? greedy : (modules[area] as RemoteModule)),
  });
  expect(await screen.findByRole('heading', { name: 'Articles' })).toBeTruthy();
  await act(() => router.navigate('/auth'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
  await act(() => router.navigate('/blog/hidden'));
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeTruthy();
});

it('serves a route that was handed over from its new area, where the old area was opened first', async () => {
  const handedOver = releaseSetWith({
    blog: { routes: [{ path: '/blog', head }] },
    news: { routes: [{ path: '/news/:id', head }] },
  });
  const router = open('/blog', {
    set: handedOver,
    load: (area) =>
      Promise.resolve<RemoteModule>({
        routes: [
          { path: '/blog', element: <h1>Articles</h1> },
          { path: area === 'news' ? '/news/:name' : '/news/:id', element: <h1>By {area}</h1> },
        ],
      }),
  });
  expect(await screen.findByRole('heading', { name: 'Articles' })).toBeTruthy();
  await act(() => router.navigate('/news/7'));
  expect(await screen.findByRole('heading', { name: 'By news' })).toBeTruthy();
});

it('shows the release before where the code lacks a page that it declares, or the card, and stops trying', async () => {
  const navigations = vi.fn();
  const lacking: Load = () => Promise.resolve({ routes: [] });
  open('/blog', { load: lacking }).subscribe(navigations);
  expect(await screen.findByRole('heading', { level: 1, name: 'blog is not available right now' })).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(navigations.mock.calls.length).toBeLessThan(10);
  cleanup();

  const fallback = { version: '0.9.0', entry: '/before.js' };
  open('/blog', {
    set: releaseSetWith({ blog: { fallback, routes: [{ path: '/blog', head }] } }),
    load: (area, entry) =>
      entry === '/before.js' ? Promise.resolve(modules['blog'] as RemoteModule) : lacking(area, entry),
  });
  expect(await screen.findByRole('heading', { name: 'Articles' })).toBeTruthy();
});

it('has what was entered again when a page that broke is retried', async () => {
  open('/typed');
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByText('Break'));
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Note')).value).toBe('Mine');
});
