import { listLimits, moneyText, type BillingInvoice } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { receiptPicture } from '@counterpart/design-system/pictures/receipt';
import { Skeleton } from '@counterpart/design-system/skeleton';
import { Text } from '@counterpart/design-system/text';
import { apiKey, Loaded, ShowMore, useApi, useDateText, useMoreOf } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const statuses: Readonly<Record<BillingInvoice['status'], string>> = {
  open: 'Open',
  paid: 'Paid',
  uncollectible: 'Not collected',
  refunded: 'Refunded',
};

/** Some of what was paid was given back. */
const isPartly = (status: BillingInvoice['status'], refundedCents: number): boolean =>
  status === 'paid' && refundedCents > 0;

const Words = styled.div`
  flex: 1 1 10rem;
`;

/** Every invoice, as a page to print and as a file. */
export function InvoiceList(): ReactNode {
  const invoices = useApi('/api/billing/invoices', {}, { revalidateOnMount: true });
  const more = useMoreOf(invoices, listLimits.pageSize, 'number', (part) =>
    apiKey('/api/billing/invoices', { query: part }),
  );
  return (
    <Loaded of={invoices} name="your invoices" compact skeleton={<Skeleton height={96} shape="block" />}>
      {(data) =>
        data.length === 0 ? (
          <EmptyState compact headingLevel={3} illustration={receiptPicture} title="No invoices yet." />
        ) : (
          <Stack gap={16}>
            <Stack as="ul" gap={16}>
              {data.map((invoice) => (
                <li key={invoice.number}>
                  <Invoice invoice={invoice} />
                </li>
              ))}
            </Stack>
            <ShowMore more={more} what="invoices" />
          </Stack>
        )
      }
    </Loaded>
  );
}

function Invoice({ invoice }: { readonly invoice: BillingInvoice }): ReactNode {
  const { number, label, status, totalCents, refundedCents, issuedAt } = invoice;
  const dateText = useDateText();
  return (
    <Inline justify="between" gap={16}>
      <Words>
        <Inline gap={8}>
          <Text weight="semibold">{moneyText(totalCents)}</Text>
          <Badge tone={status === 'open' ? 'warning' : 'neutral'}>
            {isPartly(status, refundedCents) ? 'Partly refunded' : statuses[status]}
          </Badge>
        </Inline>
        <Text size="small" tone="muted">
          {[
            label,
            dateText(issuedAt, 'longDay'),
            isPartly(status, refundedCents) && `${moneyText(refundedCents)} refunded`,
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
      </Words>
      <Inline gap={16} wrap={false}>
        <Link href={`/api/billing/invoices/${number}`} target="_blank" aria-label={`View invoice ${label}`}>
          View
        </Link>
        <Link href={`/api/billing/invoices/${number}/pdf`} download aria-label={`Download invoice ${label} as a PDF`}>
          PDF
        </Link>
      </Inline>
    </Inline>
  );
}
