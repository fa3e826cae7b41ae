import { messageLimits } from '@counterpart/api/contract';
import { Icon } from '@counterpart/design-system/icon';
import { Menu, type MenuItem } from '@counterpart/design-system/menu';
import type { ReactNode } from 'react';
import type { ThreadMessage } from './thread';

interface Props {
  readonly message: ThreadMessage;
  readonly isOwn: boolean;
  readonly onEdit: (message: ThreadMessage) => void;
  readonly onDelete: (message: ThreadMessage) => void;
  readonly onReport: (message: ThreadMessage) => void;
}

const changeTime = messageLimits.changeMinutes * 60_000;

/**
 * Tells whether a message has any action.
 * @param now milliseconds of this device's clock; the server's decides
 */
export function hasMenu({ id, deleted, createdAt, engagementId }: ThreadMessage, isOwn: boolean, now: number): boolean {
  return id !== null && !deleted && engagementId === null && (!isOwn || now - Date.parse(createdAt) < changeTime);
}

/** Actions on a message: users edit and delete their own for 15 minutes, and report the other person's. */
export function MessageMenu({ message, isOwn, onEdit, onDelete, onReport }: Props): ReactNode {
  const own: readonly MenuItem[] = [
    { kind: 'action', label: 'Edit', icon: 'edit', onSelect: () => onEdit(message) },
    { kind: 'action', label: 'Delete', icon: 'trash', tone: 'danger', onSelect: () => onDelete(message) },
  ];
  const others: readonly MenuItem[] = [
    { kind: 'action', label: 'Report Message', icon: 'alert-triangle', onSelect: () => onReport(message) },
  ];
  return (
    <Menu
      label="Message options"
      trigger={<Icon name="more" size={20} />}
      items={isOwn ? own : others}
      align={isOwn ? 'end' : 'start'}
    />
  );
}
