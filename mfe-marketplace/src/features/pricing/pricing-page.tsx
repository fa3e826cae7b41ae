import { Accordion } from '@counterpart/design-system/accordion';
import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Container, Grid, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { PageHeader } from '@counterpart/design-system/page-header';
import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import { Heading, Text } from '@counterpart/design-system/text';
import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { PlanCard } from './plan-card';
import { PlanComparison } from './plan-comparison';
import { annualSavingPercent, plans, trialDays, type BillingPeriod } from './plans';
import { pricingQuestions } from './pricing-questions';

const PERIODS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual' },
] as const;

const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-64);
  padding-bottom: var(--cp-space-64);
`;

/** What a listing costs professionals. Clients pay nothing. */
export function PricingPage(): ReactNode {
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const titleId = useId();
  return (
    <Container>
      <PageHeader
        title="Plans and pricing"
        description="Plans for professionals. Clients use Counterpart free of charge: no fee, no commission, no credit card."
      />
      <Sections>
        <Stack as="section" aria-labelledby={`${titleId}-plans`} gap={24}>
          <Inline gap={16} justify="between">
            <Heading level={2} id={`${titleId}-plans`}>
              Choose your plan
            </Heading>
            <Inline gap={12}>
              <SegmentedToggle<BillingPeriod> label="Billing period" options={PERIODS} value={period} onChange={setPeriod} />
              <Badge tone="success">Save {annualSavingPercent}%</Badge>
            </Inline>
          </Inline>
          <Grid as="ul" columns={3} gap={24}>
            {plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} period={period} />
            ))}
          </Grid>
          <Text size="small" tone="subtle">
            Professional and Premium: {trialDays}-day free trial for new members. The Verified Professional badge is earned by verification on every plan, and paid placement
            does not affect <Link href="/client-reviews-disclaimer">reviews</Link>.
          </Text>
        </Stack>
        <Stack as="section" gap={24}>
          <Heading level={2} id={`${titleId}-comparison`}>
            Compare features
          </Heading>
          <PlanComparison labelledBy={`${titleId}-comparison`} />
        </Stack>
        <Stack as="section" aria-labelledby={`${titleId}-questions`} gap={24}>
          <Heading level={2} id={`${titleId}-questions`}>
            Frequently Asked Questions
          </Heading>
          <Accordion items={pricingQuestions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))} />
        </Stack>
        <Card as="section" tone="primary" padding="large" aria-labelledby={`${titleId}-closing`}>
          <Stack gap={16} align="start">
            <Heading level={2} id={`${titleId}-closing`}>
              Start free, upgrade when it pays
            </Heading>
            <Text tone="muted">Create your profile on Starter today. You keep all of your fee on every plan.</Text>
            <Inline gap={12}>
              <LinkButton href="/auth?signup=true" size="large">
                Create Your Profile
              </LinkButton>
              <LinkButton href="/why-join" variant="secondary" size="large">
                Why Join Counterpart
              </LinkButton>
            </Inline>
          </Stack>
        </Card>
      </Sections>
    </Container>
  );
}
