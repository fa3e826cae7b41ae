import type { User } from '@counterpart/api/contract';
import { secondStepPath, signInPath } from '../sdk/host/guards';
import type { RouteDeclaration } from '../sdk/areas/manifest';

/** True when someone who is signed in gets the page's own 'Access Denied' in the place of what it shows. */
export function isDenied({ access, denied }: RouteDeclaration, user: User | null): boolean {
  return access === 'admin' && denied === 'message' && user !== null && user.userType !== 'admin';
}

/**
 * The route guard, the same on the server and in the browser.
 * @param path path and query that was requested; sign-in returns to it
 * @returns where to go instead, or `null` when the person may open the route
 */
export function deniedRedirect(
  { access = 'public', denied = 'redirect' }: RouteDeclaration,
  user: User | null,
  path: string,
): string | null {
  if (access === 'public') return null;
  if (!user) return signInPath(path);
  if (access === 'admin' && user.userType !== 'admin' && denied === 'redirect') return '/';
  const { userType, secondStepBy } = user;
  const isClosed = access === 'admin' && userType === 'admin' && secondStepBy !== undefined;
  if (isClosed && Date.parse(secondStepBy) <= Date.now()) return secondStepPath(path);
  return null;
}
