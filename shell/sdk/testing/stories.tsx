/**
 * `@counterpart/shell/sdk/stories`: an area's real page as a story, with the network answered from the story. Never
 * shipped to a browser.
 */
import type { User } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ToastRegion } from '@counterpart/design-system/toast';
import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation, useNavigate, useRouteError } from 'react-router';
import { useStore } from 'zustand';
import { useHost } from '../host/host';
import type { SlotName, SlotProps } from '../areas/slots';
import { createFakeHost } from './fake-host';
import { Hosted } from './hosted';
import { mockFetch, type MockResponses } from './mock-responses';

export { Refusal, type MockResponses } from './mock-responses';

interface PageOptions {
  /** URL of the page, with its query. */
  readonly at: string;
  /** Its route pattern, for pages that read parameters. Default: the path of `at`. */
  readonly path?: string;
  /** Signed-in user; a visitor by default. */
  readonly user?: User;
  /** API responses; the rest is 404. */
  readonly responses?: MockResponses;
  /** Fillers of slots that other areas would give. */
  readonly slots?: { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
}

/** The parts of a story (CSF) that show a page in a host of its own. */
export interface PageStory {
  render(): ReactElement;
  /** Answers the network until the story ends. */
  beforeEach(): () => void;
}

/** Makes a story of an area's page: `export const Visitor: StoryObj = pageStory(HomePage, { at: '/' })`. */
export function pageStory(Page: ComponentType, { responses = {}, ...options }: PageOptions): PageStory {
  return {
    render: () => <StoryHost Page={Page} {...options} />,
    beforeEach: () => {
      const network = globalThis.fetch;
      const mocked = mockFetch(responses);
      globalThis.fetch = (input, init) =>
        typeof input === 'string' && input.startsWith('http://localhost/api/')
          ? mocked(input, init)
          : network(input, init);
      return () => {
        globalThis.fetch = network;
      };
    },
  };
}

interface StoryHostProps extends Omit<PageOptions, 'answers'> {
  readonly Page: ComponentType;
}

function StoryHost({ Page, at, path = at.split('?')[0] ?? at, user, slots }: StoryHostProps): ReactNode {
  const [host] = useState(() => createFakeHost({ ...(user && { user }), ...(slots && { slots }) }));
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <Frame />,
          errorElement: <Rethrow />,
          children: [
            { path, element: <Page /> },
            { path: '*', element: <Elsewhere start={at} /> },
          ],
        },
      ],
      { initialEntries: [at] },
    ),
  );
  return (
    <Hosted host={host}>
      <RouterProvider router={router} />
    </Hosted>
  );
}

/** The shell's main region and its one toast. */
function Frame(): ReactNode {
  const { current, close } = useStore(useHost().toasts);
  return (
    <>
      <main>
        <Outlet />
      </main>
      <ToastRegion toast={current} onClose={close} />
    </>
  );
}

/** A page that breaks breaks its story, rather than show the router's card. */
function Rethrow(): never {
  throw useRouteError();
}

/** Stands in for the targets of a story's links: it is one page. */
function Elsewhere({ start }: { readonly start: string }): ReactNode {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <EmptyState
      headingLevel={1}
      illustration={null}
      title={pathname + search}
      description="This link leads to another page. A story holds one."
      action={<Button onClick={() => void navigate(start)}>Back to the Page</Button>}
    />
  );
}
