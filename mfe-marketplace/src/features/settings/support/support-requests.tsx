import type { SupportRequest } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import { useDateText } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { callWindowText } from './call-windows';

const channels: Readonly<Record<SupportRequest['channel'], string>> = {
  email: 'Email',
  chat: 'Chat',
  callback: 'Phone',
};
const statuses: Readonly<Record<SupportRequest['status'], string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

/** Earlier requests, newest first. An answered chat continues in Messages. */
export function SupportRequests({ requests }: { readonly requests: readonly SupportRequest[] }): ReactNode {
  const dateText = useDateText();
  return (
    <Stack as="ul" gap={16} aria-label="Your requests">
      {requests.map(({ id, channel, priority, message, phone, callAt, status, createdAt }) => (
        <li key={id}>
          <Stack gap={4}>
            <Inline gap={8}>
              <Badge tone={status === 'open' ? 'info' : 'neutral'}>{statuses[status]}</Badge>
              {priority && status === 'open' && <Badge>Priority</Badge>}
              <Text size="small" tone="muted">{`${channels[channel]}, ${dateText(createdAt, 'longDay')}`}</Text>
            </Inline>
            <Text clamp={2}>{message}</Text>
            {callAt && (
              <Text size="small" tone="muted">
                {`Call to ${phone ?? ''}: ${callWindowText(callAt)}`}
              </Text>
            )}
            {channel === 'chat' && status !== 'open' && (
              <Text size="small">
                <Link href="/messages">Open Messages</Link>
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
