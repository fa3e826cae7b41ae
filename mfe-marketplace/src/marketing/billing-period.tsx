import { SegmentedToggle } from '@counterpart/design-system/segmented-toggle';
import type { ReactNode } from 'react';

/** How often a plan is paid; only changes what a page shows (M §4). */
export type BillingPeriod = 'monthly' | 'annual';

interface Props {
  readonly value: BillingPeriod;
  readonly onChange: (period: BillingPeriod) => void;
}

const PERIODS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual' },
] as const;

/** Switches the prices of a page between both periods. */
export function BillingPeriodToggle({ value, onChange }: Props): ReactNode {
  return <SegmentedToggle<BillingPeriod> label="Billing period" options={PERIODS} value={value} onChange={onChange} />;
}
