import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { RouteObject } from '../router';
import { createFakeHost, type FakeHost } from './fake-host';
import { Hosted } from './hosted';

interface Options {
  /** Default: a new fake host with a visitor. */
  readonly host?: FakeHost;
  /** URL to start at. Default `/`. */
  readonly at?: string;
  /** Route pattern of the element. Default: matches every URL. */
  readonly path?: string;
  /** First responses by cache key, as the server would inline them. */
  readonly responses?: Record<string, unknown>;
  /** False leaves what is in the cache alone, as the real host does. Default true: each render fetches. */
  readonly revalidateIfStale?: boolean;
  /** More routes, to see where a click leads. */
  readonly routes?: readonly RouteObject[];
}

export interface HostedRender extends RenderResult {
  readonly host: FakeHost;
  /** Path and query of where the test is now. */
  location(): string;
  /** Goes through the history as the browser's buttons do: -1 is Back. */
  go(entries: number): Promise<void>;
}

/** Renders an element as the shell would: host, router, cache and links around it. */
export function renderInHost(element: ReactElement, options: Options = {}): HostedRender {
  const {
    host = createFakeHost(),
    at = '/',
    path = '*',
    responses = {},
    revalidateIfStale = true,
    routes = [],
  } = options;
  const elsewhere = path === '*' ? [] : [{ path: '*', element: null }];
  const router = createMemoryRouter([{ path, element }, ...routes, ...elsewhere], { initialEntries: [at] });
  const result = render(
    <Hosted host={host} responses={responses} revalidateIfStale={revalidateIfStale}>
      <RouterProvider router={router} />
    </Hosted>,
  );
  return {
    ...result,
    host,
    location: () => router.state.location.pathname + router.state.location.search,
    go: (entries) => act(async () => router.navigate(entries)),
  };
}
