import { fullName, type Conversation } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { ConversationList, type ConversationSummary } from '@counterpart/design-system/conversation-list';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Inline, Stack } from '@counterpart/design-system/layout';
import { brokenPicture } from '@counterpart/design-system/pictures/broken';
import { conversationsPicture } from '@counterpart/design-system/pictures/conversations';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { useTimeZone, type ApiError } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { threadHref } from '../selected-person';
import { PaneMiddle } from '../thread/thread-states';
import { useConversationSearch } from './use-conversation-search';
import { useOlderConversations } from './use-older-conversations';

interface Props {
  /** `undefined` while loading. */
  readonly conversations: readonly Conversation[] | undefined;
  readonly error: ApiError | undefined;
  readonly onReload: () => void;
  readonly viewerId: number;
  readonly selectedId: number | null;
}

/** The left pane: search, conversations newest first, and their loading, empty and error states. */
export function ConversationPane({ conversations, error, onReload, viewerId, selectedId }: Props): ReactNode {
  if (!conversations) return error ? <Failed error={error} onReload={onReload} /> : <Loading />;
  if (conversations.length === 0) return <NoConversations />;
  return <SearchableList conversations={conversations} viewerId={viewerId} selectedId={selectedId} />;
}

interface SearchableListProps {
  readonly conversations: readonly Conversation[];
  readonly viewerId: number;
  readonly selectedId: number | null;
}

function SearchableList({ conversations, viewerId, selectedId }: SearchableListProps): ReactNode {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const { all, older } = useOlderConversations(conversations);
  const search = useConversationSearch(all);
  return (
    <Column>
      <ConversationList
        conversations={search.found.map((conversation) => summaryOf(conversation, viewerId))}
        selectedId={selectedId}
        onSelect={(id) => void navigate(threadHref(id))}
        older={search.text.trim() ? search.older : older}
        search={{ value: search.text, onChange: search.onChange }}
        emptyText={search.isSearching ? 'Searching…' : 'No conversations match your search.'}
        timeZone={timeZone}
      />
      {search.error && <SearchFailed error={search.error} onRetry={search.onRetry} />}
    </Column>
  );
}

/** Below the list: names and last messages have been searched all the same. */
function SearchFailed({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }): ReactNode {
  return (
    <Alert
      tone="warning"
      title="Older messages were not searched"
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {error.sentence}
    </Alert>
  );
}

const Column = styled.div`
  display: grid;
  flex: 1;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;
`;

function summaryOf({ otherUser, lastMessage, unreadCount }: Conversation, viewerId: number): ConversationSummary {
  return {
    id: otherUser.id,
    name: fullName(otherUser),
    picture: otherUser.profilePicture,
    preview: lastMessage && previewOf(lastMessage, viewerId),
    lastAt: lastMessage?.createdAt ?? null,
    unreadCount,
  };
}

function previewOf({ content, deleted, senderId }: NonNullable<Conversation['lastMessage']>, viewerId: number): string {
  const words = deleted ? 'This message was deleted' : content || 'Sent a file';
  return senderId === viewerId ? `You: ${words}` : words;
}

function NoConversations(): ReactNode {
  return (
    <PaneMiddle>
      <EmptyState
        compact
        title="No Conversations"
        description="Message a professional from their profile and the conversation appears here."
        illustration={conversationsPicture}
        action={<LinkButton href="/search">Find Accountants</LinkButton>}
      />
    </PaneMiddle>
  );
}

function Failed({ error, onReload }: { readonly error: ApiError; readonly onReload: () => void }): ReactNode {
  return (
    <PaneMiddle>
      <ErrorState
        illustration={brokenPicture}
        compact
        title="Your conversations could not be loaded"
        description={error.sentence}
        onRetry={onReload}
      />
    </PaneMiddle>
  );
}

const Rows = styled.div`
  padding: var(--cp-space-20);
`;

function Loading(): ReactNode {
  return (
    <Rows>
      <SkeletonGroup label="Loading conversations">
        <Stack gap={24}>
          {Array.from({ length: 6 }, (_, row) => (
            <Inline key={row} gap={12} wrap={false}>
              <Skeleton shape="circle" height={48} />
              <Lines>
                <Skeleton width="50%" />
                <Skeleton width="85%" />
              </Lines>
            </Inline>
          ))}
        </Stack>
      </SkeletonGroup>
    </Rows>
  );
}

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: var(--cp-space-8);
`;
