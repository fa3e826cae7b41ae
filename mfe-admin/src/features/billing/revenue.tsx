import { moneyText, type AdminRevenue } from '@counterpart/api/contract';
import { DownloadButton } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { Grid, Inline, Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { StatCard } from '@counterpart/design-system/stat-card';
import { Heading, Text } from '@counterpart/design-system/text';
import { lazyPart, Loaded, useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { monthName } from './billing-words';

/** Loaded apart: it brings the chart library. */
const RevenueChart = lazyPart(async () => (await import('./revenue-chart')).RevenueChart, {
  name: 'the chart',
  loading: (
    <SkeletonGroup label="Loading chart">
      <Skeleton shape="block" height={284} />
    </SkeletonGroup>
  ),
});

type Month = AdminRevenue['months'][number];

/** Shows revenue by month, recurring revenue, churn and paid trials. */
export function Revenue(): ReactNode {
  const revenue = useApi('/api/admin/billing/revenue', {}, { revalidateOnMount: true });
  return (
    <Loaded of={revenue} name="the revenue">
      {({ months, now }) => (
        <Stack gap={32}>
          <Figures months={months} now={now} />
          <Stack gap={12} as="section" aria-label="Revenue by month">
            <Inline gap={12} justify="between">
              <Heading level={2} size="large">
                Revenue by month
              </Heading>
              <DownloadButton href="/api/admin/billing/revenue.csv" fileName="revenue.csv" />
            </Inline>
            <Text size="small" tone="muted">
              Months in UTC. Recurring revenue is what the newest paid invoice of each subscription brings in a month,
              at today’s prices less its coupon; annual plans count as 1/12.
            </Text>
            <RevenueChart months={months} />
          </Stack>
          <Stack gap={12} as="section" aria-label="Subscribers by month">
            <Heading level={2} size="large">
              Subscribers by month
            </Heading>
            <DataTable<Month>
              label="Subscribers by month"
              rows={[...months].reverse()}
              rowKey={({ month }) => month}
              columns={[
                { id: 'month', title: 'Month', render: ({ month }) => monthName(month) },
                { id: 'started', title: 'Started', align: 'end', render: ({ started }) => started },
                { id: 'churn', title: 'Churn', align: 'end', render: churnText },
                { id: 'trials', title: 'Trials paid', align: 'end', from: 'small', render: trialsText },
                {
                  id: 'refunded',
                  title: 'Refunded',
                  align: 'end',
                  from: 'medium',
                  render: ({ refundedCents }) => moneyText(refundedCents),
                },
              ]}
            />
          </Stack>
        </Stack>
      )}
    </Loaded>
  );
}

const netCents = (month: Month | undefined): number => (month ? month.paidCents - month.refundedCents : 0);

function Figures({ months, now }: AdminRevenue): ReactNode {
  const latest = months.at(-1);
  const before = months.at(-2);
  return (
    <Grid columns={4} gap={16}>
      <StatCard
        label="MRR"
        value={moneyText(latest?.mrrCents ?? 0)}
        hint={`${moneyText(before?.mrrCents ?? 0)} a month ago`}
      />
      <StatCard
        label="Paid this month, less refunds"
        value={moneyText(netCents(latest))}
        hint={`${moneyText(netCents(before))} last month`}
      />
      <StatCard label="Paying" value={now.paying.toLocaleString('en-US')} hint={`${now.pastDue} past due`} />
      <StatCard label="On trial" value={now.trialing.toLocaleString('en-US')} hint={latest ? trialsText(latest) : ''} />
    </Grid>
  );
}

const share = (part: number, whole: number): string => (whole === 0 ? '' : ` (${Math.round((100 * part) / whole)}%)`);

/** '2 of 40 (5%)': who left, of those who were paying when the month began. */
const churnText = ({ churned, paying }: Month): string => `${churned} of ${paying}${share(churned, paying)}`;

/** '3 of 4 (75%)': trials that ended in the month and were paid afterwards. */
const trialsText = ({ trialsConverted, trialsEnded }: Month): string =>
  `${trialsConverted} of ${trialsEnded}${share(trialsConverted, trialsEnded)}`;
