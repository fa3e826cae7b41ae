import { countText, termsOf, type Analytics } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Icon } from '@counterpart/design-system/icon';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { StatCard } from '@counterpart/design-system/stat-card';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
  gap: var(--cp-space-12);
`;

const Points = styled.ul`
  display: grid;
  gap: var(--cp-space-8);

  > li {
    display: flex;
    gap: var(--cp-space-8);
  }

  svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--cp-primary);
  }
`;

const premium = termsOf('premium').name;
const points = [
  'Search appearances, and the searches that found you',
  'How many views become contacts, and how fast you reply',
  'Your figures beside the median of professionals like you',
  'Any range of days, as a chart, a table, or a CSV file',
];

/** Two totals that every plan sees, and what Premium adds. */
export function AnalyticsTaste({ analytics: { plan, totals } }: { readonly analytics: Analytics }): ReactNode {
  const headingId = useId();
  return (
    <Stack gap={16}>
      <Cards>
        <StatCard label="Profile views" icon="eye" value={countText(totals.views)} hint="Last 30 days" />
        <StatCard label="Contacts" icon="message" value={countText(totals.contacts)} hint="Last 30 days" />
      </Cards>
      <Card as="section" aria-labelledby={headingId}>
        <Stack gap={16}>
          <Heading level={3} id={headingId}>{`Unlock full analytics with ${premium}`}</Heading>
          <Text>{`${termsOf(plan).name} includes these two totals. ${premium} adds:`}</Text>
          <Points>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" size={20} />
                <span>{point}</span>
              </li>
            ))}
          </Points>
          <Inline gap={16} align="center">
            <LinkButton href="/profile?tab=billing&plan=premium&interval=monthly">{`Choose ${premium}`}</LinkButton>
            <Link href="/pricing">Compare plans</Link>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}
