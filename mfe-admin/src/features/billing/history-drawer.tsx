import {
  fullName,
  listLimits,
  moneyText,
  type AdminPayment,
  type AdminSubscriptionHistory,
} from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { Drawer } from '@counterpart/design-system/drawer';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import {
  type ApiError,
  apiKey,
  Loaded,
  ShowMore,
  useApi,
  useDateText,
  useMore,
  withRows,
} from '@counterpart/shell/sdk';
import { type ReactNode, useState } from 'react';
import type { SWRResponse } from 'swr';
import {
  invoiceStates,
  paymentPurposes,
  paymentStates,
  planLabels,
  subscriptionStates,
  untilText,
} from './billing-words';
import { RefundDialog } from './refund-dialog';

/** History of a subscription: its states, payments and invoices. */
export function HistoryDrawer({ id, onClose }: { readonly id: number; readonly onClose: () => void }): ReactNode {
  const history = useApi('/api/admin/billing/subscriptions/{id}', { path: { id } }, { revalidateOnMount: true });
  const [refunded, setRefunded] = useState<AdminPayment | null>(null);
  const user = history.data?.subscription.user;
  return (
    <Drawer onClose={onClose} title={user ? `Billing of ${fullName(user)}` : 'Billing'}>
      <Loaded of={history} name="the history">
        {(found) => <History history={found} of={history} onRefund={setRefunded} />}
      </Loaded>
      {refunded && (
        <RefundDialog payment={refunded} onClose={() => setRefunded(null)} onChanged={() => void history.mutate()} />
      )}
    </Drawer>
  );
}

type Found = SWRResponse<AdminSubscriptionHistory, ApiError>;

type Add = (known: AdminSubscriptionHistory, part: AdminSubscriptionHistory) => Partial<AdminSubscriptionHistory>;

/** The way to more of one of the lists. */
function useRest({ data, mutate }: Found, name: 'others' | 'payments' | 'invoices', add: Add) {
  const id = data?.subscription.id ?? 0;
  return useMore({
    rows: data?.[name],
    pageSize: listLimits.pageSize,
    keyOf: (part) => apiKey('/api/admin/billing/subscriptions/{id}', { path: { id }, query: part }),
    lengthOf: (part) => part[name].length,
    add: (part) => mutate((known) => known && { ...known, ...add(known, part) }, { revalidate: false }),
  });
}

function History({
  history: { subscription, others, payments, invoices },
  of,
  onRefund,
}: {
  readonly history: AdminSubscriptionHistory;
  readonly of: Found;
  readonly onRefund: (payment: AdminPayment) => void;
}): ReactNode {
  const dateText = useDateText();
  const more = {
    others: useRest(of, 'others', (known, part) => ({ others: withRows(known.others, part.others, 'id') })),
    payments: useRest(of, 'payments', (known, part) => ({ payments: withRows(known.payments, part.payments, 'id') })),
    invoices: useRest(of, 'invoices', (known, part) => ({
      invoices: withRows(known.invoices, part.invoices, 'number'),
    })),
  };
  return (
    <Stack gap={24}>
      <Part title="Subscriptions" more={more.others}>
        {[subscription, ...others].map((one) => (
          <Row
            key={one.id}
            title={planLabels[one.plan]}
            state={subscriptionStates[one.status]}
            note={`${dateText(one.createdAt, 'day')} to ${untilText(one, dateText)}${one.trialEndsAt ? `, trial to ${dateText(one.trialEndsAt, 'day')}` : ''}`}
          />
        ))}
      </Part>
      <Part title="Payments" more={more.payments}>
        {payments.length === 0 && <Text tone="muted">No payments yet.</Text>}
        {payments.map((payment) => (
          <Row
            key={payment.id}
            title={moneyText(payment.amountCents)}
            state={paymentStates[payment.status]}
            note={[
              paymentPurposes[payment.purpose],
              dateText(payment.createdAt, 'day'),
              payment.invoice,
              payment.failure,
              partText(payment, payment.amountCents),
            ]
              .filter(Boolean)
              .join(' · ')}
            action={
              payment.refundable && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Refund ${moneyText(payment.amountCents - payment.refundedCents)} of ${dateText(payment.createdAt, 'day')}`}
                  onClick={() => onRefund(payment)}
                >
                  Refund
                </Button>
              )
            }
          />
        ))}
      </Part>
      <Part title="Invoices" more={more.invoices}>
        {invoices.length === 0 && <Text tone="muted">No invoices yet.</Text>}
        {invoices.map(({ number, label, status, lines, totalCents, refundedCents, issuedAt }) => (
          <Row
            key={number}
            title={moneyText(totalCents)}
            state={invoiceStates[status]}
            note={[
              label,
              dateText(issuedAt, 'day'),
              lines.map((line) => line.label).join('; '),
              partText({ refundedCents }, totalCents),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </Part>
      <Link href={`/admin/audit?person=${subscription.user.id}`}>Show this user in the audit log</Link>
    </Stack>
  );
}

/** '$5.00 of it refunded', where that is not all. */
const partText = ({ refundedCents }: Pick<AdminPayment, 'refundedCents'>, totalCents: number): string | null =>
  refundedCents > 0 && refundedCents < totalCents ? `${moneyText(refundedCents)} of it refunded` : null;

interface PartProps {
  readonly title: string;
  readonly more: ReturnType<typeof useRest>;
  readonly children: ReactNode;
}

function Part({ title, more, children }: PartProps): ReactNode {
  return (
    <Stack gap={12} as="section" aria-label={title}>
      <Heading level={3} size="small">
        {title}
      </Heading>
      <Stack gap={12}>{children}</Stack>
      <ShowMore more={more} what={title.toLowerCase()} />
    </Stack>
  );
}

interface RowProps {
  readonly title: string;
  readonly state: (typeof paymentStates)[keyof typeof paymentStates];
  readonly note: string;
  readonly action?: ReactNode;
}

function Row({ title, state, note, action }: RowProps): ReactNode {
  return (
    <Inline gap={12} justify="between" wrap={false}>
      <div>
        <Inline gap={8}>
          <Text as="span" weight="semibold">
            {title}
          </Text>
          <Badge tone={state.tone}>{state.label}</Badge>
        </Inline>
        <Text size="small" tone="muted">
          {note}
        </Text>
      </div>
      {action}
    </Inline>
  );
}
