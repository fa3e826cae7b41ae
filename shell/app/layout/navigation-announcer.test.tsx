// @vitest-environment happy-dom
import { Menu } from '@counterpart/design-system/menu';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { NavigationAnnouncer } from './navigation-announcer';

const page = (name: string) => <h1>{name}</h1>;

function show() {
  const frame = (
    <>
      <NavigationAnnouncer />
      <Menu
        label="Account menu"
        trigger="June"
        items={[{ kind: 'action', label: 'Messages', onSelect: () => undefined }]}
      />
      <main id="main">
        <Outlet />
      </main>
    </>
  );
  const children = [
    { path: '/', element: page('Home') },
    { path: '/search', element: page('Search') },
  ];
  const router = createMemoryRouter([{ element: frame, children }]);
  render(<RouterProvider router={router} />);
  return router;
}

/** Longer than a page has to put its heading in place. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)));

it('moves the focus to the heading of the next page', async () => {
  const router = show();
  await act(() => router.navigate('/search'));
  await settled();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Search' }));
});

it('leaves it in a menu that was opened meanwhile', async () => {
  const router = show();
  await act(() => router.navigate('/search'));
  act(() => screen.getByRole('button', { name: /Account menu/ }).click());
  await settled();
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Messages' }));
});
