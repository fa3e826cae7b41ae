import { termsOf } from '@counterpart/api/contract';
import { ComparisonTable } from '@counterpart/design-system/comparison-table';
import { Link } from '@counterpart/design-system/link';
import { useSession } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { planFeatures } from './plan-features';
import { plans } from './plans';

const planColumns = plans.map(({ id }) => ({ id, title: termsOf(id).name }));

/** Table of what each plan has. Signed-in professionals get links to what Premium adds. */
export function PlanComparison(): ReactNode {
  const isProfessional = useSession().user?.userType === 'accountant';
  const rows = planFeatures.map(({ label, values, href }) => ({
    label,
    values: href && isProfessional ? { ...values, premium: <Link href={href}>{values.premium}</Link> } : values,
  }));
  return <ComparisonTable label="Plans by feature" columns={planColumns} rows={rows} />;
}
