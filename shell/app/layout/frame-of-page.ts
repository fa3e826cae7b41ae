import type { User } from '@counterpart/api/contract';
import type { RouteDeclaration } from '../../sdk/areas/manifest';

/**
 * `public` with the site's navigation and footer, `signed-in` without the footer, `admin` with a rail of its own,
 * `focus` with nothing but the site's name.
 */
export type PageFrameKind = 'public' | 'signed-in' | 'admin' | 'focus';

/** The frame of a route; a page of administration that its reader may not see is framed as any other of theirs. */
export function frameOfPage(route: RouteDeclaration | undefined, user: User | null): PageFrameKind {
  if (route?.frame) return route.frame;
  if ((route?.access ?? 'public') === 'public') return 'public';
  return route?.access === 'admin' && user?.userType === 'admin' ? 'admin' : 'signed-in';
}
