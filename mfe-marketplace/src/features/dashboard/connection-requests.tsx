import { fullName, type Conversation, type User } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import { apiKey, errorText, useHost, useToast } from '@counterpart/shell/sdk';
import { useState, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';

interface Props {
  readonly conversations: readonly Conversation[];
  readonly user: User;
}

/** Whether a conversation is a request that this person has not answered. */
export const isWaitingFor = ({ connection }: Conversation, user: User): boolean =>
  connection.status === 'pending' && connection.requestedById !== user.id;

/** The requests that wait for a professional: accepted here, or read, answered and declined in their conversation. */
export function ConnectionRequests({ conversations, user }: Props): ReactNode {
  const waiting = conversations.filter((conversation) => isWaitingFor(conversation, user));
  if (waiting.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={3}>Connection requests</Heading>
      {waiting.map((conversation) => (
        <Request key={conversation.id} conversation={conversation} />
      ))}
    </Stack>
  );
}

function Request({ conversation: { otherUser, lastMessage } }: { readonly conversation: Conversation }): ReactNode {
  const { api } = useHost();
  const { mutate } = useSWRConfig();
  const showToast = useToast();
  const [pending, setPending] = useState(false);
  const name = fullName(otherUser);

  const accept = async () => {
    setPending(true);
    try {
      await api.send('post', '/api/conversations/{otherUserId}/accept', { path: { otherUserId: otherUser.id } });
      showToast({ title: `You are connected with ${otherUser.firstName}`, tone: 'success' });
      await mutate(apiKey('/api/conversations'));
    } catch (error) {
      showToast({ title: 'The request could not be accepted', description: errorText(error), tone: 'destructive' });
    } finally {
      setPending(false);
    }
  };

  return (
    <Card>
      <Stack gap={12}>
        <Inline gap={12} wrap={false}>
          <Avatar id={otherUser.id} name={name} src={otherUser.profilePicture} />
          <div>
            <Text weight="semibold">{name}</Text>
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
            pending={pending}
            aria-label={`Accept the request of ${name}`}
            onClick={() => void accept()}
          >
            Accept
          </Button>
          <LinkButton
            size="small"
            variant="secondary"
            href={`/messages?with=${otherUser.id}`}
            aria-label={`Reply or Decline ${name}’s request`}
          >
            Reply or Decline
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
