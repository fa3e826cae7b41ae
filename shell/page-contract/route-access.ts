import type { User } from '@counterpart/api/contract';
import { signInPath } from '../sdk/guards';
import type { RouteDeclaration } from '../sdk/manifest';

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
  return null;
}
