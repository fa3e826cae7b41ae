import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { BillingPeriodToggle, type BillingPeriod } from '../../../marketing/billing-period';
import { CheckList } from '../../../marketing/check-list';
import { ThreeColumns } from '../../../three-columns';
import { HomeSection } from './home-section';
import { PLANS, type Plan } from './plans';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-16);
  height: 100%;
  > a {
    margin-top: auto;
  }
`;

const Price = styled.p`
  font-variant-numeric: tabular-nums;
  color: var(--cp-text-2);
  > strong {
    color: var(--cp-text);
    font-size: var(--cp-font-size-title);
    letter-spacing: -0.02em;
  }
`;

/** M §2: what it costs (anchor `pricing`). The period only changes the figures shown. */
export function Pricing(): ReactNode {
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  return (
    <HomeSection
      id="pricing"
      raised
      title="Free for clients, plain for professionals"
      text="Professionals try every plan for 7 days. Cancel at any time."
      action={
        <Inline gap={12}>
          <Badge tone="success">Save 17%</Badge>
          <BillingPeriodToggle value={period} onChange={setPeriod} />
        </Inline>
      }
    >
      <ThreeColumns>
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} period={period} />
        ))}
      </ThreeColumns>
    </HomeSection>
  );
}

function PlanCard({ plan, period }: { readonly plan: Plan; readonly period: BillingPeriod }): ReactNode {
  const { yearly } = plan;
  return (
    <Card as="li" tone={plan.mostPopular ? 'primary' : 'default'}>
      <Body>
        <Stack gap={4}>
          <Inline justify="between">
            <Heading level={3}>{plan.name}</Heading>
            {plan.mostPopular && <Badge tone="success">Most Popular</Badge>}
          </Inline>
          <Text size="small" tone="muted">
            {plan.audience}
          </Text>
        </Stack>
        <div>
          <Price>
            <strong>${plan.dollars[period]}</strong> a month
          </Price>
          <Text size="small" tone="muted">
            {!yearly ? 'Free forever' : period === 'annual' ? `Billed annually at $${yearly.billed} (save $${yearly.saved})` : 'Billed monthly'}
          </Text>
        </div>
        <CheckList items={plan.points} />
        <LinkButton href={plan.action.href} variant="secondary" fullWidth>
          {plan.action.label}
        </LinkButton>
      </Body>
    </Card>
  );
}
