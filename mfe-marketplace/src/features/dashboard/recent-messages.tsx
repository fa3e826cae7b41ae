import { fullName, type Conversation, type User } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { ConversationList } from '@counterpart/design-system/conversation-list';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { Heading, Text } from '@counterpart/design-system/text';
import { errorSentence, useHost, useTimeZone } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { counted } from '../../counted';
import { ConnectionRequests, isWaitingFor } from './connection-requests';
import { useConversations } from './use-dashboard';

/** The dashboard shows this many; the messages page has them all. */
const shown = 5;

/** The newest conversations. Choosing one opens it on the messages page. */
export function RecentMessages({ user }: { readonly user: User }): ReactNode {
  const { areas } = useHost();
  if (!areas.switchedOff.includes('messaging')) return <NewestConversations user={user} />;
  return (
    <EmptyState
      headingLevel={2}
      illustration="messages"
      title="Messages are switched off for now"
      description="Your conversations are stored, and open again when messages are back."
    />
  );
}

function NewestConversations({ user }: { readonly user: User }): ReactNode {
  const { data, error, isValidating, mutate } = useConversations();
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <Inline gap={12} align="baseline">
          <Heading level={2}>Messages</Heading>
          {data && <Text tone="muted">{countOf(data)}</Text>}
        </Inline>
        {data && data.length > 0 && (
          <LinkButton href="/messages" variant="secondary" icon="message">
            Open Messages
          </LinkButton>
        )}
      </Inline>
      {data && <ConnectionRequests conversations={data} user={user} />}
      {data ? (
        <Conversations
          conversations={data.filter((one) => !isWaitingFor(one, user))}
          hasRequests={data.some((one) => isWaitingFor(one, user))}
          user={user}
        />
      ) : error ? (
        <ErrorState
          compact
          headingLevel={3}
          title="We could not load your messages"
          description={errorSentence(error)}
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <SkeletonGroup label="Loading messages">
          <Stack gap={8}>
            <Skeleton shape="block" height={64} />
            <Skeleton shape="block" height={64} />
          </Stack>
        </SkeletonGroup>
      )}
    </Stack>
  );
}

/** '6 conversations, 1 unread'. */
function countOf(conversations: readonly Conversation[]): string {
  const unread = conversations.filter(({ unreadCount }) => unreadCount > 0).length;
  return (
    counted(conversations.length, 'conversation', 'conversations') +
    (unread > 0 ? `, ${unread.toLocaleString('en-US')} unread` : '')
  );
}

function Conversations({
  conversations,
  hasRequests,
  user,
}: {
  readonly conversations: readonly Conversation[];
  /** Those stand above, each with what can be done about it. */
  readonly hasRequests: boolean;
  readonly user: User;
}): ReactNode {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  if (conversations.length === 0 && hasRequests) return null;
  if (conversations.length === 0) return <NoConversations isProfessional={user.userType === 'accountant'} />;
  return (
    <Card padding="none">
      <ConversationList
        conversations={conversations.slice(0, shown).map(({ otherUser, lastMessage, unreadCount }) => ({
          id: otherUser.id,
          name: fullName(otherUser),
          picture: otherUser.profilePicture,
          preview: lastMessage && previewOf(lastMessage, user.id),
          lastAt: lastMessage?.createdAt ?? null,
          unreadCount,
        }))}
        selectedId={null}
        onSelect={(id) => void navigate(`/messages?with=${id}`)}
        timeZone={timeZone}
      />
    </Card>
  );
}

function previewOf({ content, deleted, senderId }: NonNullable<Conversation['lastMessage']>, viewerId: number): string {
  const words = deleted ? 'This message was deleted' : content || 'Sent a file';
  return senderId === viewerId ? `You: ${words}` : words;
}

function NoConversations({ isProfessional }: { readonly isProfessional: boolean }): ReactNode {
  return (
    <EmptyState
      headingLevel={3}
      illustration="messages"
      title="No Conversations"
      description={
        isProfessional
          ? 'When a client writes to you, the conversation appears here.'
          : 'Write to a professional from their profile, and the conversation appears here.'
      }
      action={isProfessional ? undefined : <LinkButton href="/search">Find Accountants</LinkButton>}
    />
  );
}
