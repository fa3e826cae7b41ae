import type { User } from '@counterpart/api/contract';
import { findDeclaredRoute } from '../page-contract/declared-routes';
import type { ReleaseSet } from '../page-contract/release-set';
import { deniedRedirect } from '../page-contract/route-access';

/** Finds the path to which a user who may not open a URL is redirected; `null` when they may. */
export function guardRedirect(releaseSet: ReleaseSet, user: User | null, url: URL): string | null {
  const route = findDeclaredRoute(releaseSet, url.pathname);
  return route && deniedRedirect(route.declaration, user, url.pathname + url.search);
}
