import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import type { ReactNode } from 'react';

/** Payment period of a plan; only changes what a page shows. */
export type BillingPeriod = 'monthly' | 'annual';

interface Props {
  readonly value: BillingPeriod;
  readonly onChange: (period: BillingPeriod) => void;
}

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual' },
] as const;

/** Switches the prices of a page between both periods. */
export function BillingPeriodToggle({ value, onChange }: Props): ReactNode {
  return <SegmentedToggle<BillingPeriod> label="Billing period" options={periods} value={value} onChange={onChange} />;
}
