import { moneyText, type AdminRevenue } from '@counterpart/api/contract';
import { Chart } from '@counterpart/design-system/chart';
import type { ReactNode } from 'react';
import { firstDayOf, monthName } from './billing-words';

const shortName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Recurring revenue and what was paid, by month. */
export function RevenueChart({ months }: Pick<AdminRevenue, 'months'>): ReactNode {
  return (
    <Chart
      label="Revenue by month"
      pointTitle="Month"
      points={months.map(({ month }) => ({ short: shortName.format(firstDayOf(month)), long: monthName(month) }))}
      series={[
        { id: 'mrr', label: 'Recurring', tone: 'main', values: months.map(({ mrrCents }) => mrrCents) },
        { id: 'paid', label: 'Paid', tone: 'second', values: months.map(({ paidCents }) => paidCents) },
      ]}
      format={moneyText}
    />
  );
}
