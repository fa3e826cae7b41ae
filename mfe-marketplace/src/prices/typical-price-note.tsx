import type { TypicalPrice } from '@counterpart/api/contract';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import { typicalText } from './typical-price-text';

/** Typical price of the one chosen service; nothing with none or several, or with too few listings. */
export function TypicalPriceNote({ prices = [] }: { readonly prices: readonly TypicalPrice[] | undefined }): ReactNode {
  const [first] = prices;
  if (!first) return null;
  return (
    <Text size="small" tone="muted">
      {typicalText(first.service, prices)}
    </Text>
  );
}
