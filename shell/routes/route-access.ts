import type { User } from '@counterpart/api/contract';
import { signInAddress } from '../sdk/guards';
import type { RouteDeclaration } from '../sdk/manifest';

/**
 * The route guard, the same on the server and in the browser (M §6, B §6).
 * @param address path and query that was asked for; sign-in returns to it
 * @returns where to go instead, or `null` when the person may open the route
 */
export function deniedRedirect(
  { access = 'public', denied = 'redirect' }: RouteDeclaration,
  user: User | null,
  address: string,
): string | null {
  if (access === 'public') return null;
  if (!user) return signInAddress(address);
  if (access === 'admin' && user.userType !== 'admin' && denied === 'redirect') return '/';
  return null;
}
