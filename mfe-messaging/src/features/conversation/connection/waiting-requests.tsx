import { fullName, type Conversation } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Button } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Heading, Text } from '@counterpart/design-system/text';
import { useState, type ReactNode } from 'react';
import { DeclineDialog } from './decline-dialog';
import { useConnectionActions } from './use-connection-actions';

interface Props {
  /** Requests that wait for the signed-in person. */
  readonly requests: readonly Conversation[];
  readonly headingLevel: 2 | 3;
  /** The way to more of them, below. */
  readonly more?: ReactNode;
}

/** The requests that wait for a professional: accepted and declined here, or read in their conversation. */
export function WaitingRequests({ requests, headingLevel, more }: Props): ReactNode {
  if (requests.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={headingLevel}>Connection requests</Heading>
      {requests.map((conversation) => (
        <Request key={conversation.id} conversation={conversation} />
      ))}
      {more}
    </Stack>
  );
}

function Request({ conversation: { otherUser, lastMessage } }: { readonly conversation: Conversation }): ReactNode {
  const actions = useConnectionActions(otherUser);
  const [isDeclining, setIsDeclining] = useState(false);
  const name = fullName(otherUser);
  return (
    <Card data-people>
      <Inline gap={12} justify="between">
        <Inline gap={12} wrap={false}>
          <Avatar id={otherUser.id} name={name} src={otherUser.profilePicture} />
          <div>
            <Text weight="semibold">
              <Link href={`/messages?with=${otherUser.id}`}>{name}</Link>
            </Text>
            {lastMessage && (
              <Text size="small" tone="muted" clamp={2}>
                {lastMessage.content}
              </Text>
            )}
          </div>
        </Inline>
        <Inline gap={8}>
          <Button
            size="small"
            pending={actions.pending}
            aria-label={`Accept ${name}’s request`}
            onClick={() => void actions.accept()}
          >
            Accept
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={actions.pending}
            aria-haspopup="dialog"
            aria-label={`Decline ${name}’s request`}
            onClick={() => setIsDeclining(true)}
          >
            Decline
          </Button>
        </Inline>
      </Inline>
      <DeclineDialog
        person={otherUser}
        open={isDeclining}
        onClose={() => setIsDeclining(false)}
        onDecline={actions.decline}
      />
    </Card>
  );
}
