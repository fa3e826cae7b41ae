import type { AdminUser } from '@counterpart/api/contract';
import { userLocation, userTypeLabels } from './user-list';

/** A column that orders the table, and which way. */
export interface UserOrder {
  readonly columnId: UserColumn;
  readonly direction: 'ascending' | 'descending';
}

export type UserColumn = 'name' | 'email' | 'type' | 'location';

const texts: Readonly<Record<UserColumn, (user: AdminUser) => string>> = {
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  email: ({ email }) => email,
  type: ({ userType }) => userTypeLabels[userType],
  // Places that are not known come last.
  location: (user) => (user.city || user.state ? userLocation(user) : '\uffff'),
};

export function isUserColumn(value: string): value is UserColumn {
  return Object.hasOwn(texts, value);
}

/** The order of an address: `sort=name` ascending, `sort=-name` descending, anything else none. */
export function readOrder(value: string | null): UserOrder | null {
  const columnId = value?.replace(/^-/, '') ?? '';
  if (!isUserColumn(columnId)) return null;
  return { columnId, direction: value?.startsWith('-') ? 'descending' : 'ascending' };
}

/** The opposite of `readOrder`; '' for no order. */
export function writeOrder(order: UserOrder | null): string {
  return order ? `${order.direction === 'descending' ? '-' : ''}${order.columnId}` : '';
}

const collator = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

/** Users in the given order; without one as the API gave them. */
export function orderUsers(users: readonly AdminUser[], order: UserOrder | null): readonly AdminUser[] {
  if (!order) return users;
  const text = texts[order.columnId];
  const sign = order.direction === 'ascending' ? 1 : -1;
  return [...users].sort((one, other) => sign * collator.compare(text(one), text(other)));
}
