import type { MenuItem } from '@counterpart/design-system/menu';
import { useAct } from '../../sdk/host/use-act';
import { useSession } from '../../sdk/host/use-session';
import { Slot } from '../../sdk/areas/slot';
import { useSite } from '../site/site-context';

const messages: MenuItem = {
  kind: 'link',
  label: 'Messages',
  href: '/messages',
  aside: <Slot name="header.messages-count" props={{}} />,
};

const work: MenuItem = { kind: 'link', label: 'Work', href: '/work' };

/** The entries of the avatar's menu. */
export function useUserMenu(): readonly MenuItem[] {
  const { user, logOut } = useSession();
  const { switchedOff } = useSite();
  const { run } = useAct();
  const leave = () => run(logOut, { done: 'Logged out successfully', failed: 'Logout failed' });

  return [
    { kind: 'link', label: 'Dashboard', href: '/dashboard' },
    { kind: 'link', label: 'Profile', href: '/profile' },
    ...(switchedOff.includes('messaging') ? [] : [messages, work]),
    ...(user?.userType === 'admin' ? [{ kind: 'link', label: 'Admin', href: '/admin' } as const] : []),
    { kind: 'separator', id: 'before-log-out' },
    { kind: 'action', label: 'Log out', onSelect: () => void leave() },
  ];
}
