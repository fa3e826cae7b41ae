import type { LocationPage } from '@counterpart/api/contract';
import { Card } from '@counterpart/design-system/card';
import { Stack } from '@counterpart/design-system/layout';
import { TagList } from '@counterpart/design-system/tag';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { typicalRange } from '../../prices/typical-price-text';
import { totalText } from './location-text';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  gap: var(--cp-space-16) var(--cp-space-24);

  dt {
    color: var(--cp-text-2);
    font-size: var(--cp-font-size-small);
  }
  dd {
    font-weight: var(--cp-weight-semibold);
  }
`;

/** Figures from the listings of a city: how many, with which licenses, prices and specialties. */
export function LocationFacts({ page }: { readonly page: LocationPage }): ReactNode {
  const id = useId();
  const { city, total, totalIsCapped, verified, prices, specialties } = page;
  if (total === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <Heading level={2} id={id}>
          {`${city} at a Glance`}
        </Heading>
        <Facts>
          <Fact term="Listed here">{totalText(total, totalIsCapped)}</Fact>
          {verified > 0 && <Fact term="License verified">{verified}</Fact>}
          {prices.length > 0 && (
            <Fact term="Typical starting prices">
              {prices.map((price) => (
                <Text as="div" key={price.unit} weight="semibold" tabular>
                  {typicalRange(price)}
                </Text>
              ))}
            </Fact>
          )}
        </Facts>
        <TagList
          label="Specialties"
          tags={specialties.map(({ label, count }) => (total > 1 ? `${label} (${count})` : label))}
        />
      </Stack>
    </Card>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
