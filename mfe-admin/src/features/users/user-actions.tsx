import { fullName, type AdminUser } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Icon } from '@counterpart/design-system/icon';
import { Inline, VisuallyHidden } from '@counterpart/design-system/layout';
import { Menu, type MenuItem } from '@counterpart/design-system/menu';
import type { ReactNode } from 'react';

/** Actions on users of the table. */
export interface UserActions {
  readonly onEdit: (user: AdminUser) => void;
  readonly onActivity: (user: AdminUser) => void;
  readonly onSuspend: (users: readonly AdminUser[]) => void;
  readonly onRestore: (users: readonly AdminUser[]) => void;
  readonly onInviteAgain: (user: AdminUser) => void;
  /** Administrators cannot suspend themselves. */
  readonly ownId: number | undefined;
}

/** Edit, and a menu with the rest. */
export function UserRowActions({
  user,
  actions,
}: {
  readonly user: AdminUser;
  readonly actions: UserActions;
}): ReactNode {
  const name = fullName(user);
  const items: MenuItem[] = [
    { kind: 'action', label: 'Activity', icon: 'clock', onSelect: () => actions.onActivity(user) },
  ];
  if (user.accountState === 'invited')
    items.push({
      kind: 'action',
      label: 'Send Invitation Again',
      icon: 'mail',
      onSelect: () => actions.onInviteAgain(user),
    });
  if (user.accountState === 'suspended')
    items.push({ kind: 'action', label: 'Restore', icon: 'refresh', onSelect: () => actions.onRestore([user]) });
  else if (user.id !== actions.ownId)
    items.push({
      kind: 'action',
      label: 'Suspend',
      icon: 'lock',
      tone: 'danger',
      onSelect: () => actions.onSuspend([user]),
    });
  return (
    <Inline gap={4} justify="end" wrap={false}>
      <Button variant="ghost" size="small" onClick={() => actions.onEdit(user)}>
        Edit
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
      <Menu label={`More for ${name}`} trigger={<Icon name="more" />} items={items} />
    </Inline>
  );
}
