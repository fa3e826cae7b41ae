import { quickReplyLimits, trialDays } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Container, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { PageHeader } from '@counterpart/design-system/page-header';
import { Heading, Text } from '@counterpart/design-system/text';
import { useSiteName } from '@counterpart/shell/sdk';
import { useId, useState, type ReactNode } from 'react';
import { BillingPeriodToggle, type BillingPeriod } from '../../marketing/billing-period';
import { CallToAction } from '../../marketing/call-to-action';
import { BandedSections } from '../../marketing/page-sections';
import { QuestionsSection } from '../../marketing/questions-section';
import { placementPromise } from '../../professionals/placement';
import { TypicalPrices } from '../../prices/typical-prices';
import { ThreeColumns } from '../../three-columns';
import { MeetingBooking } from './meeting-booking';
import { PlanCard } from './plan-card';
import { PlanComparison } from './plan-comparison';
import { annualSavingPercent, plans } from './plans';
import { pricingQuestions } from './pricing-questions';

/** Prices of a listing for professionals. Clients pay nothing. */
export function PricingPage(): ReactNode {
  const siteName = useSiteName();
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const titleId = useId();
  return (
    <Container>
      <PageHeader
        title="Plans and pricing"
        description={`Plans for professionals. Clients use ${siteName} free of charge: no fee, no commission, no credit card.`}
      />
      <BandedSections $gap={64}>
        <Stack as="section" aria-labelledby={`${titleId}-plans`} gap={24}>
          <Inline gap={16} justify="between">
            <Heading level={2} size="section" id={`${titleId}-plans`}>
              Choose your plan
            </Heading>
            <Inline gap={12}>
              <BillingPeriodToggle value={period} onChange={setPeriod} />
              <Badge tone="success">{`Save ${annualSavingPercent}%`}</Badge>
            </Inline>
          </Inline>
          <ThreeColumns>
            {plans.map((plan) => (
              <li key={plan.id}>
                <PlanCard plan={plan} period={period} />
              </li>
            ))}
          </ThreeColumns>
          <Text size="small" tone="subtle">
            <span>{`Professional and Premium: ${trialDays}-day free trial for new members. The Verified Professional badge is earned by verification on every plan, and paid placement does not affect `}</span>
            <Link href="/client-reviews-disclaimer">reviews</Link>
            <span>.</span>
          </Text>
        </Stack>
        <Stack as="section" gap={24} aria-labelledby={`${titleId}-comparison`}>
          <Heading level={2} size="section" id={`${titleId}-comparison`}>
            Compare features
          </Heading>
          <PlanComparison />
          <Text
            size="small"
            tone="subtle"
          >{`Search placement: ${placementPromise} Messaging: Basic has ${quickReplyLimits.basicMax} quick replies, Advanced ${quickReplyLimits.max}; Premium adds attachments. Chat and Phone support are in Settings, Support.`}</Text>
        </Stack>
        <MeetingBooking />
        <TypicalPrices />
        <QuestionsSection questions={pricingQuestions} />
        <CallToAction
          title="Start free, upgrade when it pays"
          text="Create your profile on Starter today. You keep all of your fee on every plan."
          primary={{ label: 'Create Your Profile', href: '/auth?signup=true' }}
          secondary={{ label: `Why Join ${siteName}`, href: '/why-join' }}
        />
      </BandedSections>
    </Container>
  );
}
