import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { BillingPeriod } from '../../marketing/billing-period';
import { CheckList } from '../../marketing/check-list';
import { planPrice } from './plan-price';
import type { Plan } from './plans';

/** The recommended plan has a stronger edge; the badge says it in words. */
const Frame = styled.li<{ $strong: boolean }>`
  display: grid;
  border-radius: var(--cp-radius-large);
  ${({ $strong }) => $strong && 'box-shadow: 0 0 0 2px var(--cp-primary);'}
`;

/** One plan: for whom, what it costs, what is in it. */
export function PlanCard({ plan, period }: { readonly plan: Plan; readonly period: BillingPeriod }): ReactNode {
  const { name, summary, mostPopular, features, actionLabel } = plan;
  const { perMonth, note } = planPrice(plan, period);
  return (
    <Frame $strong={mostPopular}>
      <Card as="article" aria-label={`${name} plan`}>
        <Stack gap={20}>
          <Stack gap={4}>
            <Inline justify="between">
              <Heading level={3}>{name}</Heading>
              {mostPopular && <Badge tone="new">Most Popular</Badge>}
            </Inline>
            <Text tone="muted">{summary}</Text>
          </Stack>
          <Stack gap={4}>
            <Inline gap={4} align="baseline">
              <Text as="span" size="display" weight="bold" tabular>
                {perMonth}
              </Text>
              <Text as="span" tone="muted">
                per month
              </Text>
            </Inline>
            <Text size="small" tone="subtle" tabular>
              {note}
            </Text>
          </Stack>
          <LinkButton href="/auth?signup=true" variant={mostPopular ? 'primary' : 'secondary'} fullWidth>
            {actionLabel}
          </LinkButton>
          <CheckList items={features} />
        </Stack>
      </Card>
    </Frame>
  );
}
