/** A column that orders the table, and which way. */
export interface UserOrder {
  readonly columnId: UserColumn;
  readonly direction: 'ascending' | 'descending';
}

export type UserColumn = 'name' | 'email' | 'type' | 'location';

const columns: readonly string[] = ['name', 'email', 'type', 'location'] satisfies readonly UserColumn[];

export function isUserColumn(value: string): value is UserColumn {
  return columns.includes(value);
}

/** The order of an address: `sort=name` ascending, `sort=-name` descending, anything else none. */
export function readOrder(value: string | null): UserOrder | null {
  const columnId = value?.replace(/^-/, '') ?? '';
  if (!isUserColumn(columnId)) return null;
  return { columnId, direction: value?.startsWith('-') ? 'descending' : 'ascending' };
}

/** The opposite of `readOrder`; '' for no order. */
export function writeOrder(order: UserOrder | null): UserColumn | `-${UserColumn}` | '' {
  if (!order) return '';
  return order.direction === 'descending' ? `-${order.columnId}` : order.columnId;
}
