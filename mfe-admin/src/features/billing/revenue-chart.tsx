import { moneyText, type AdminRevenue } from '@counterpart/api/contract';
import { Chart } from '@counterpart/design-system/chart';
import type { ReactNode } from 'react';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const shortName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Recurring revenue and what was paid, by month. */
export function RevenueChart({ months }: Pick<AdminRevenue, 'months'>): ReactNode {
  return (
    <Chart
      label="Revenue by month"
      pointTitle="Month"
      points={months.map(({ month }) => {
        const first = new Date(`${month}-01T00:00:00Z`);
        return { short: shortName.format(first), long: monthName.format(first) };
      })}
      series={[
        { id: 'mrr', label: 'Recurring', tone: 'main', values: months.map(({ mrrCents }) => mrrCents) },
        { id: 'paid', label: 'Paid', tone: 'second', values: months.map(({ paidCents }) => paidCents) },
      ]}
      format={moneyText}
    />
  );
}
