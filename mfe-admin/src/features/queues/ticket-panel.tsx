import type { Ticket } from '@counterpart/api/contract';
import { Button } from '@counterpart/design-system/button';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Text } from '@counterpart/design-system/text';
import { Loaded, useApi, useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { Facts, Quoted } from '../../frame/facts';
import type { PanelProps } from './panel-props';
import { kindLabel } from '../../queue-labels';
import { callWindowText } from './call-window';
import { ReplyForm } from './reply-form';
import { useTriage } from './use-triage';

/** A ticket: the message, what was answered, and an answer to write. */
export function TicketPanel({ id, onDecided }: PanelProps): ReactNode {
  const triage = useTriage('tickets', id, onDecided);
  const dateText = useDateText();
  const ticket = useApi('/api/admin/tickets/{id}', { path: { id } });
  const setStatus = (status: Ticket['status']) =>
    void triage.run(
      (api) => api.send('put', '/api/admin/tickets/{id}/status', { path: { id }, body: { status, reason: '' } }),
      status === 'closed' ? 'Ticket closed' : 'Ticket open again',
    );
  return (
    <Loaded of={ticket} name="the ticket">
      {(data) => (
        <Stack gap={24}>
          <Facts
            facts={[
              ['From', data.name],
              ['Email', data.email],
              ['Phone', data.phone],
              ['About', kindLabel(data.subject)],
              ['Answer by', data.channel === 'email' ? null : kindLabel(data.channel)],
              ['Call between', data.callAt && callWindowText(data.callAt)],
              ['Priority', data.priority ? 'Premium: before others' : null],
              ['Account', data.userId === null ? 'None with this email' : 'Has an account with this email'],
            ]}
          />
          <Stack gap={8}>
            <Text size="small" tone="muted">
              {dateText(data.createdAt, 'moment')}
            </Text>
            <Quoted>{data.message}</Quoted>
          </Stack>
          {data.replies.map((reply) => (
            <Stack key={reply.id} gap={8}>
              <Text
                size="small"
                tone="muted"
              >{`${reply.author} answered, ${dateText(reply.createdAt, 'moment')}`}</Text>
              <Quoted>{reply.body}</Quoted>
            </Stack>
          ))}
          {data.status === 'open' ? (
            <ReplyForm ticket={data} triage={triage} onClose={() => setStatus('closed')} />
          ) : (
            <Inline gap={12} justify="between">
              <Text tone="muted">This ticket is closed.</Text>
              <Button variant="secondary" pending={triage.pending} onClick={() => setStatus('open')}>
                Open Again
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
