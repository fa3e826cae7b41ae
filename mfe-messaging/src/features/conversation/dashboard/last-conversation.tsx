import { fullName, type Conversation } from '@counterpart/api/contract';
import { Avatar } from '@counterpart/design-system/avatar';
import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { lastWords } from '../list/use-conversation-list';

/** The button stands below the words on a phone, beside them from there on. */
const Line = styled.div`
  display: grid;
  gap: var(--cp-space-16);
  align-items: center;
  ${from('small')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

interface Props {
  readonly conversation: Conversation;
  readonly viewerId: number;
}

/** The conversation that something was written in last, with its last words and the way to answer them. */
export function LastConversation({ conversation, viewerId }: Props): ReactNode {
  const { otherUser, lastMessage, unreadCount } = conversation;
  const name = fullName(otherUser);
  const isTheirs = lastMessage !== null && lastMessage.senderId !== viewerId;
  return (
    <Stack gap={12}>
      <Heading level={2}>{isTheirs ? `${otherUser.firstName} replied` : 'Your last conversation'}</Heading>
      <Card data-people>
        <Line>
          <Inline gap={12} wrap={false}>
            <Avatar id={otherUser.id} name={name} src={otherUser.profilePicture} />
            <div>
              <Inline gap={8}>
                <Text weight="semibold">{name}</Text>
                {unreadCount > 0 && <Badge tone="info">{unreadCount === 1 ? '1 new' : `${unreadCount} new`}</Badge>}
              </Inline>
              <Text size="small" tone="muted" clamp={2}>
                {lastWords(conversation, viewerId)}
              </Text>
            </div>
          </Inline>
          <LinkButton
            href={`/messages?with=${otherUser.id}`}
            variant={isTheirs ? 'primary' : 'secondary'}
            icon="message"
          >
            {isTheirs ? 'Reply' : 'Open Conversation'}
          </LinkButton>
        </Line>
      </Card>
    </Stack>
  );
}
