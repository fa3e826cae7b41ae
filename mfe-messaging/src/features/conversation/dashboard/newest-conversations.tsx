import { fullName, messageLimits, type Conversation, type User } from '@counterpart/api/contract';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { ConversationList } from '@counterpart/design-system/conversation-list';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { conversationsPicture } from '@counterpart/design-system/pictures/conversations';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi, useTimeZone } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { isWaitingFor, lastWords } from '../list/use-conversation-list';
import { useWaitingRequests } from '../connection/use-waiting-requests';
import { WaitingRequests } from '../connection/waiting-requests';

/** The dashboard shows this many; the messages page has them all. */
const shown = 5;

interface Props {
  readonly conversations: readonly Conversation[];
  readonly user: User;
}

/** Requests, then the newest conversations. Choosing one opens it on the messages page. */
export function NewestConversations({ conversations, user }: Props): ReactNode {
  const { requests, older } = useWaitingRequests(conversations, user.id);
  const counts = useCounts(conversations);
  const others = conversations.filter((one) => !isWaitingFor(one, user.id));
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <Inline gap={12} align="baseline">
          <Heading level={2}>Messages</Heading>
          <Text tone="muted">{counts}</Text>
        </Inline>
        {conversations.length > 0 && (
          <LinkButton href="/messages" variant="secondary" icon="message">
            Open Messages
          </LinkButton>
        )}
      </Inline>
      <WaitingRequests requests={requests} headingLevel={3} more={<ShowMore older={older} />} />
      {others.length > 0 && <List conversations={others} viewerId={user.id} />}
      {conversations.length === 0 && <NoConversations isProfessional={user.userType === 'accountant'} />}
    </Stack>
  );
}

/** '6 conversations, 1 unread'; beyond the first page the server counts. */
function useCounts(conversations: readonly Conversation[]): string {
  const { data } = useApi('/api/dashboard', conversations.length < messageLimits.conversationPage ? null : {});
  const length = data?.conversations ?? conversations.length;
  const unread = data?.unreadConversations ?? conversations.filter(({ unreadCount }) => unreadCount > 0).length;
  return [
    `${length.toLocaleString('en-US')} ${length === 1 ? 'conversation' : 'conversations'}`,
    ...(unread > 0 ? [`${unread.toLocaleString('en-US')} unread`] : []),
  ].join(', ');
}

function List({
  conversations,
  viewerId,
}: {
  readonly conversations: readonly Conversation[];
  readonly viewerId: number;
}): ReactNode {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  return (
    <Card padding="none">
      <ConversationList
        conversations={conversations.slice(0, shown).map((conversation) => ({
          id: conversation.otherUser.id,
          name: fullName(conversation.otherUser),
          picture: conversation.otherUser.profilePicture,
          preview: lastWords(conversation, viewerId),
          lastAt: conversation.lastMessage?.createdAt ?? null,
          unreadCount: conversation.unreadCount,
        }))}
        selectedId={null}
        onSelect={(id) => void navigate(`/messages?with=${id}`)}
        timeZone={timeZone}
      />
    </Card>
  );
}

function ShowMore({ older }: Pick<ReturnType<typeof useWaitingRequests>, 'older'>): ReactNode {
  return (
    older && (
      <Inline gap={12}>
        <Button size="small" variant="ghost" pending={older.pending} onClick={older.onLoad}>
          Show More
        </Button>
        {older.failed && <span role="alert">Older requests could not be loaded.</span>}
      </Inline>
    )
  );
}

function NoConversations({ isProfessional }: { readonly isProfessional: boolean }): ReactNode {
  return (
    <EmptyState
      headingLevel={3}
      illustration={conversationsPicture}
      title="No Conversations"
      description={
        isProfessional
          ? 'When a client messages you, the conversation appears here.'
          : 'Message a professional from their profile, and the conversation appears here.'
      }
      action={isProfessional ? undefined : <LinkButton href="/search">Find Accountants</LinkButton>}
    />
  );
}
