import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';

interface Props {
  readonly listed: number;
  readonly total: number;
  /** In the plural. */
  readonly what: string;
}

/** Says of a list that ends early how much of it is shown; nothing of a whole one. */
export function ListedOf({ listed, total, what }: Props): ReactNode {
  if (listed >= total) return null;
  return (
    <Text
      size="small"
      tone="muted"
    >{`The newest ${listed} of ${total.toLocaleString('en-US')} ${what} are listed.`}</Text>
  );
}
