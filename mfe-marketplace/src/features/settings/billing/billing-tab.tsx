import { Stack } from '@counterpart/design-system/layout';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Loaded, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { SettingsSection } from '../settings-section';
import type { ChosenPlan } from './chosen-plan';
import { ConfirmPlan } from './confirm-plan';
import { FeaturedDays } from './featured/featured-days';
import { InvoiceList } from './invoice-list';
import { PaymentMethod } from './payment-method';
import { PlanSummary } from './plan-summary';

interface Props {
  /** Plan chosen on the pricing page, to be confirmed. */
  readonly chosen: ChosenPlan | null;
  readonly onClose: () => void;
}

/** Settings, Billing: the plan, what is to be confirmed, the payment method and the invoices. */
export function BillingTab({ chosen, onClose }: Props): ReactNode {
  const billing = useApi('/api/billing', {}, { revalidateOnMount: true });
  return (
    <Loaded of={billing} name="your plan" compact skeleton={<Skeleton height={160} shape="block" />}>
      {(data) => (
        <Stack gap={32}>
          {chosen && (
            <ConfirmPlan key={`${chosen.plan} ${chosen.interval}`} chosen={chosen} card={data.card} onClose={onClose} />
          )}
          <PlanSummary billing={data} />
          <FeaturedDays />
          <SettingsSection
            title="Payment method"
            description="Charged when your plan renews. You can change it anytime."
          >
            <PaymentMethod billing={data} />
          </SettingsSection>
          <SettingsSection title="Invoices" description="Every invoice doubles as your receipt once it is paid.">
            <InvoiceList />
          </SettingsSection>
        </Stack>
      )}
    </Loaded>
  );
}
