import type { Profile } from '@counterpart/api/contract';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { feeModelLabels } from '../../professionals/listing-text';
import { startingPriceText } from '../../professionals/professional-text';

const Rows = styled.dl`
  display: grid;
  overflow: hidden;
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);

  > div {
    display: grid;
    grid-template-columns: minmax(96px, 30%) minmax(0, 1fr);
    gap: var(--cp-space-16);
    padding: var(--cp-space-12) var(--cp-space-16);
  }
  > div + div {
    border-top: 1px solid var(--cp-border);
  }
  dt {
    color: var(--cp-text-2);
  }
`;

/** Starting price, billing, and details in the professional's words; nothing when unknown. */
export function PriceTable({ profile }: { readonly profile: Profile }): ReactNode {
  const rows = [
    ['Starts at', startingPriceText(profile)],
    ['Billing', feeModelLabels(profile.feeModels).join(', ')],
    ['Details', profile.pricing],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <Rows>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {term === 'Starts at' ? (
              <Text as="span" weight="semibold" tabular>
                {value}
              </Text>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </Rows>
  );
}
