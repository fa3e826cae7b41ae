import type { MailHead, SystemState } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { DataTable } from '@counterpart/design-system/data-table';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { newsletterPicture } from '@counterpart/design-system/pictures/newsletter';
import { Heading, Text } from '@counterpart/design-system/text';
import { TimeAgo, useAct, type ApiClient } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { ListedOf } from '../../frame/listed-of';
import { Named } from '../../frame/named';

interface Props {
  readonly outbox: SystemState['outbox'];
  /** Something was retried: what is shown is old. */
  readonly onChange: () => void;
}

/** Counts of outgoing mail, with the permanently refused ones to retry. */
export function Outbox({ outbox, onChange }: Props): ReactNode {
  const { pending, run } = useAct();
  const [retried, setRetried] = useState<number | 'all' | null>(null);
  const { waiting, failed, sentLastDay, oldestWaitingAt, failures } = outbox;

  async function retry(what: number | 'all', send: (api: ApiClient) => Promise<unknown>, done: string): Promise<void> {
    setRetried(what);
    if (await run(send, { done, failed: 'Nothing was retried' })) onChange();
  }
  const retryOne = ({ id, toEmail }: MailHead) =>
    retry(
      id,
      (api) => api.send('post', '/api/admin/mails/{id}/retry', { path: { id } }),
      `The email to ${toEmail} is on its way`,
    );
  const retryAll = () =>
    retry('all', (api) => api.send('post', '/api/admin/system/outbox/retry'), 'The failed emails are on their way');

  return (
    <Stack gap={12} as="section" aria-label="Outbox">
      <Inline gap={12} justify="between">
        <Heading level={2} size="large">
          Outbox
        </Heading>
        {failed > 0 && (
          <Button
            variant="secondary"
            size="small"
            icon="refresh"
            pending={pending && retried === 'all'}
            disabled={pending}
            onClick={() => void retryAll()}
          >
            Retry All Failed
          </Button>
        )}
      </Inline>
      <Text size="small" tone="muted">
        <span>{`${waiting.toLocaleString('en-US')} waiting`}</span>
        {oldestWaitingAt && (
          <span>
            {', the oldest from '}
            <TimeAgo at={oldestWaitingAt} />
          </span>
        )}
        <span>{`. ${sentLastDay.toLocaleString('en-US')} sent in 24 hours. ${failed.toLocaleString('en-US')} failed.`}</span>
      </Text>
      <ListedOf listed={failures.length} total={failed} what="failed emails" />
      <DataTable<MailHead>
        label="Failed emails"
        rows={failures}
        rowKey={({ id }) => id}
        empty={<EmptyState headingLevel={3} compact illustration={newsletterPicture} title="No email has failed" />}
        columns={[
          {
            id: 'to',
            title: 'To',
            render: ({ toEmail, lastError }) => <Named name={toEmail} note={lastError ?? 'No reason was given'} />,
          },
          { id: 'subject', title: 'Subject', from: 'medium', render: ({ subject }) => subject },
          { id: 'written', title: 'Written', from: 'medium', render: ({ createdAt }) => <TimeAgo at={createdAt} /> },
          {
            id: 'retry',
            title: 'Action',
            width: 110,
            render: (mail) => (
              <Button
                variant="secondary"
                size="small"
                pending={pending && retried === mail.id}
                disabled={pending}
                aria-label={`Retry the email to ${mail.toEmail}`}
                onClick={() => void retryOne(mail)}
              >
                Retry
              </Button>
            ),
          },
        ]}
      />
    </Stack>
  );
}
