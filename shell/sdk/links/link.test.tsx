// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Link, type LinkProps } from './link';

/** Clicks that were left to the browser; it has nowhere to go here. */
let left = 0;
function leave(event: Event): void {
  if (!event.defaultPrevented) left += 1;
  event.preventDefault();
}

beforeEach(() => {
  left = 0;
  window.addEventListener('click', leave);
});
afterEach(() => {
  window.removeEventListener('click', leave);
});

function Page(props: Partial<LinkProps>): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="url">{pathname + search}</p>
      <Link to="/blog?page=2" {...props}>
        Posts
      </Link>
    </>
  );
}

function open(props: Partial<LinkProps> = {}) {
  const router = createMemoryRouter([{ path: '*', element: <Page {...props} /> }], { initialEntries: ['/start'] });
  render(<RouterProvider router={router} />);
  return {
    router,
    link: screen.getByRole('link', { name: 'Posts' }),
    url: () => screen.getByTestId('url').textContent,
  };
}

describe('a link of the router', () => {
  it('has its URL and moves without a load', async () => {
    const { link, url, router } = open();
    expect(link.getAttribute('href')).toBe('/blog?page=2');
    fireEvent.click(link);
    await screen.findByText('/blog?page=2');
    expect(router.state.historyAction).toBe('PUSH');
    fireEvent.click(link);
    expect(router.state.historyAction).toBe('REPLACE');
    expect(url()).toBe('/blog?page=2');
    expect(left).toBe(0);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (how) => {
      const { link, url } = open();
      fireEvent.click(link, how);
      expect(left).toBe(1);
      expect(url()).toBe('/start');
    },
  );

  it('leaves another window to the browser', () => {
    const { link, url } = open({ target: '_blank' });
    expect(link.getAttribute('target')).toBe('_blank');
    fireEvent.click(link);
    expect(left).toBe(1);
    expect(url()).toBe('/start');
  });

  it('does not move after a click that its page has handled', () => {
    const { link, url } = open({
      onClick: (event) => {
        event.preventDefault();
      },
    });
    fireEvent.click(link);
    expect(left).toBe(0);
    expect(url()).toBe('/start');
  });
});
