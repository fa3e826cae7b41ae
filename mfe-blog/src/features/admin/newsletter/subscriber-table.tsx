import type { NewsletterSubscriber } from '@counterpart/api/contract';
import { Badge, type BadgeTone } from '@counterpart/design-system/badge';
import { Button } from '@counterpart/design-system/button';
import { DataTable, type DataTableColumn } from '@counterpart/design-system/data-table';
import { from } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { useDateText, type WriteDate } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Status = NewsletterSubscriber['status'];

const looks: Readonly<Record<Status, { readonly label: string; readonly tone: BadgeTone }>> = {
  confirmed: { label: 'Subscribed', tone: 'success' },
  pending: { label: 'Unconfirmed', tone: 'warning' },
  unsubscribed: { label: 'Unsubscribed', tone: 'neutral' },
};

const Email = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--cp-space-4);
  max-inline-size: min(28rem, calc(100vw - 11rem));
  overflow-wrap: anywhere;
`;

const BelowMedium = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--cp-space-4);

  ${from('medium')} {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;

  ${from('medium')} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;

/** The last thing that happened, in words. */
function lastStep(
  { status, createdAt, confirmedAt, unsubscribedAt }: NewsletterSubscriber,
  dateText: WriteDate,
): string {
  if (status === 'unsubscribed' && unsubscribedAt) return `Left ${dateText(unsubscribedAt, 'day')}`;
  if (status === 'confirmed' && confirmedAt) return `Since ${dateText(confirmedAt, 'day')}`;
  return `Requested ${dateText(createdAt, 'day')}`;
}

const StatusBadge = ({ status }: { readonly status: Status }): ReactNode => (
  <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
);

interface Props {
  readonly subscribers: readonly NewsletterSubscriber[];
  readonly loading: boolean;
  readonly onUnsubscribe: (subscriber: NewsletterSubscriber) => void;
  readonly onRemove: (subscriber: NewsletterSubscriber) => void;
}

/** Email, Status, Date, Actions. Loaded apart, because the table is heavy. */
export function SubscriberTable({ subscribers, loading, onUnsubscribe, onRemove }: Props): ReactNode {
  const dateText = useDateText();
  const columns: readonly DataTableColumn<NewsletterSubscriber>[] = [
    {
      id: 'email',
      title: 'Email',
      render: (subscriber) => (
        <Email>
          <Text>{subscriber.email}</Text>
          <BelowMedium>
            <StatusBadge status={subscriber.status} />
            <Text size="small" tone="muted" tabular>
              {lastStep(subscriber, dateText)}
            </Text>
          </BelowMedium>
        </Email>
      ),
    },
    { id: 'status', title: 'Status', from: 'medium', render: ({ status }) => <StatusBadge status={status} /> },
    { id: 'date', title: 'Date', from: 'medium', render: (subscriber) => lastStep(subscriber, dateText) },
    {
      id: 'actions',
      title: 'Actions',
      align: 'end',
      render: (subscriber) => (
        <Actions>
          {subscriber.status !== 'unsubscribed' && (
            <Button
              variant="ghost"
              size="small"
              aria-label={`Unsubscribe ${subscriber.email}`}
              onClick={() => onUnsubscribe(subscriber)}
            >
              Unsubscribe
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            aria-label={`Remove ${subscriber.email}`}
            onClick={() => onRemove(subscriber)}
          >
            Remove
          </Button>
        </Actions>
      ),
    },
  ];
  return (
    <DataTable
      label="Newsletter subscribers"
      columns={columns}
      rows={subscribers}
      rowKey={({ id }) => id}
      loading={loading}
    />
  );
}
