import { termLabel, type TypicalPrice } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi } from '@counterpart/shell/sdk';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { typicalRange } from './typical-price-text';

const Rows = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--cp-space-16) var(--cp-space-24);

  > div {
    padding-top: var(--cp-space-12);
    border-top: 1px solid var(--cp-border);
  }
`;

/** Typical prices of services, from the listings; nothing while too few of them state one. */
export function TypicalPrices(): ReactNode {
  const id = useId();
  const { data = [] } = useApi('/api/accountants/prices');
  const services = groups(data);
  if (services.size === 0) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={2} size="section" id={id}>
        What professionals charge
      </Heading>
      <Rows>
        {[...services].map(([service, prices]) => (
          <div key={service}>
            <dt>
              <Link href={`/search?services=${service}`}>{termLabel('service', service)}</Link>
            </dt>
            {prices.map((price) => (
              <Text as="dd" key={price.unit} weight="semibold" tabular>
                {typicalRange(price)}
              </Text>
            ))}
          </div>
        ))}
      </Rows>
      <Text size="small" tone="muted">
        Starting prices of current listings, excluding the top and bottom 10%. We show a range when at least ten
        listings use the same unit.
      </Text>
    </Stack>
  );
}

function groups(prices: readonly TypicalPrice[]): Map<string, TypicalPrice[]> {
  const services = new Map<string, TypicalPrice[]>();
  for (const price of prices) services.set(price.service, [...(services.get(price.service) ?? []), price]);
  return services;
}
