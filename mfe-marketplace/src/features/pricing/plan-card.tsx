import { termsOf } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { PricingCard } from '@counterpart/design-system/pricing-card';
import { useSession } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import type { BillingPeriod } from '../../marketing/billing-period';
import { planPrice } from './plan-price';
import type { Plan } from './plans';

/** One plan: for whom, what it costs in a period, what is in it. */
export function PlanCard({ plan, period }: { readonly plan: Plan; readonly period: BillingPeriod }): ReactNode {
  const { summary, mostPopular, features, actionLabel } = plan;
  const { perMonth, note } = planPrice(plan.id, period);
  const { user } = useSession();
  const billing = billingPath(plan, period);
  const href =
    user?.userType === 'accountant' ? billing : `/auth?signup=true&accountant=true&next=${encodeURIComponent(billing)}`;
  return (
    <PricingCard
      name={termsOf(plan.id).name}
      description={summary}
      price={perMonth}
      period="per month"
      priceNote={note}
      badge={mostPopular ? 'Most Popular' : undefined}
      highlighted={mostPopular}
      features={features}
      action={
        <LinkButton href={href} variant={mostPopular ? 'primary' : 'secondary'} fullWidth>
          {actionLabel}
        </LinkButton>
      }
    />
  );
}

/** Path where a professional confirms a plan; Starter is what remains after canceling. */
const billingPath = ({ id }: Plan, period: BillingPeriod): string =>
  id === 'starter' ? '/profile?tab=billing' : `/profile?tab=billing&plan=${id}&interval=${period}`;
