import { termsOf } from '@counterpart/api/contract';
import { ComparisonTable } from '@counterpart/design-system/comparison-table';
import type { ReactNode } from 'react';
import { planFeatures } from './plan-features';
import { plans } from './plans';

const planColumns = plans.map(({ id }) => ({ id, title: termsOf(id).name }));

/** What each plan has, line by line. */
export function PlanComparison(): ReactNode {
  return <ComparisonTable label="Plans by feature" columns={planColumns} rows={planFeatures} />;
}
