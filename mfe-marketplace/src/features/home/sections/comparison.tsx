import { ComparisonTable } from '@counterpart/design-system/comparison-table';
import { Icon } from '@counterpart/design-system/icon';
import { useSiteName } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HomeSection } from './home-section';

const comparisonRows = [
  {
    what: 'Industry-specific matching',
    here: 'Search by industry and specialty',
    there: 'Whoever is nearby, or a friend of a friend',
  },
  {
    what: 'Verified reviews and credentials',
    here: 'Reviews plus licenses checked by our team',
    there: 'Claims on a website',
  },
  {
    what: 'Direct messaging before commitment',
    here: 'Message first, commit later',
    there: 'Phone tag and waiting rooms',
  },
  { what: 'Upfront pricing', here: 'Prices on the profile', there: 'A quote after the first meeting' },
  { what: 'No long-term contracts', here: 'Agree on one piece of work at a time', there: 'Retainers by default' },
] as const;

const Line = styled.span`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--cp-space-8);
`;

const Yes = styled(Line)`
  svg {
    color: var(--cp-success);
  }
`;

const No = styled(Line)`
  color: var(--cp-text-2);

  svg {
    color: var(--cp-text-3);
  }
`;

/** Compared with how people find a professional without the product. */
export function Comparison(): ReactNode {
  const siteName = useSiteName();
  return (
    <HomeSection level={3} title="Why not just ask around?">
      <ComparisonTable
        label={`${siteName} compared with traditional methods`}
        rowTitle="What matters"
        dense
        columns={[
          { id: 'here', title: siteName },
          { id: 'there', title: 'Traditional methods' },
        ]}
        rows={comparisonRows.map(({ what, here, there }) => ({
          label: what,
          values: {
            here: (
              <Yes>
                <Icon name="check" />
                <span>{here}</span>
              </Yes>
            ),
            there: (
              <No>
                <Icon name="minus" />
                <span>{there}</span>
              </No>
            ),
          },
        }))}
      />
    </HomeSection>
  );
}
