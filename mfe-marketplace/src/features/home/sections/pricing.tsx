import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { Inline } from '@counterpart/design-system/layout';
import { PricingCard } from '@counterpart/design-system/pricing-card';
import { useState, type ReactNode } from 'react';
import { BillingPeriodToggle, type BillingPeriod } from '../../../marketing/billing-period';
import { annualNote, pricePerMonth } from '../../../marketing/plan-terms';
import { SideScroll } from '../../../side-scroll';
import { HomeSection } from './home-section';
import { plans, type Plan } from './plans';

/** Prices (anchor `pricing`). The period only changes the figures shown. */
export function Pricing(): ReactNode {
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  return (
    <HomeSection
      id="pricing"
      title="Free for clients, simple for professionals"
      text="Professionals get 7 days free on any plan. Cancel anytime."
      action={
        <Inline gap={12}>
          <Badge tone="success">Save 17%</Badge>
          <BillingPeriodToggle value={period} onChange={setPeriod} />
        </Inline>
      }
    >
      <SideScroll label="Plans">
        {plans.map((plan) => (
          <li key={plan.name}>
            <PlanCard plan={plan} period={period} />
          </li>
        ))}
      </SideScroll>
    </HomeSection>
  );
}

function PlanCard({ plan, period }: { readonly plan: Plan; readonly period: BillingPeriod }): ReactNode {
  return (
    <PricingCard
      name={plan.name}
      description={plan.audience}
      price={plan.plan ? pricePerMonth(plan.plan, period) : '$0'}
      period="a month"
      priceNote={billingNote(plan, period)}
      badge={plan.mostPopular ? 'Most Popular' : undefined}
      highlighted={plan.mostPopular}
      features={plan.points}
      action={
        <LinkButton href={plan.action.href} variant="secondary" fullWidth>
          {plan.action.label}
        </LinkButton>
      }
    />
  );
}

function billingNote({ plan }: Plan, period: BillingPeriod): string {
  if (!plan) return 'Free forever';
  return period === 'annual' ? annualNote(plan) : 'Billed monthly';
}
