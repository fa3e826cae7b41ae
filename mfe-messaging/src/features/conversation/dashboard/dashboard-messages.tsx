import type { Conversation, User } from '@counterpart/api/contract';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Stack } from '@counterpart/design-system/layout';
import { brokenPicture } from '@counterpart/design-system/pictures/broken';
import { Link } from '@counterpart/design-system/link';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import { errorSentence, useSession, type SlotProps } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { LastConversation } from './last-conversation';
import { NewestConversations } from './newest-conversations';
import { isWaitingFor, useConversationList } from '../list/use-conversation-list';
import { useWaitingRequests } from '../connection/use-waiting-requests';
import { WaitingRequests } from '../connection/waiting-requests';

/** The overview shows this many requests; the tab has them all. */
const shownRequests = 3;

/** Slot `dashboard.messages`. Nothing without a session. */
export function DashboardMessages({ view }: SlotProps['dashboard.messages']): ReactNode {
  const { user } = useSession();
  return user && <MessagesOf user={user} view={view} />;
}

function MessagesOf({ user, view }: SlotProps['dashboard.messages'] & { readonly user: User }): ReactNode {
  const { data, error, isValidating, mutate } = useConversationList();
  if (data)
    return view === 'all' ? (
      <NewestConversations conversations={data} user={user} />
    ) : (
      <Overview conversations={data} viewerId={user.id} />
    );
  if (error)
    return (
      <ErrorState
        illustration={brokenPicture}
        compact
        headingLevel={view === 'all' ? 2 : 3}
        title="We could not load your messages"
        description={errorSentence(error)}
        retrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  return (
    <SkeletonGroup label="Loading messages">
      <Stack gap={8}>
        <Skeleton shape="block" height={64} />
        <Skeleton shape="block" height={64} />
      </Stack>
    </SkeletonGroup>
  );
}

/** Requests that wait for the viewer, then the last conversation. Nothing while there is neither. */
function Overview({
  conversations,
  viewerId,
}: {
  readonly conversations: readonly Conversation[];
  readonly viewerId: number;
}): ReactNode {
  const { requests } = useWaitingRequests(conversations, viewerId);
  const last = conversations.find((one) => !isWaitingFor(one, viewerId) && one.lastMessage !== null);
  if (requests.length === 0 && !last) return null;
  return (
    <Stack gap={32}>
      <WaitingRequests
        requests={requests.slice(0, shownRequests)}
        headingLevel={2}
        more={requests.length > shownRequests && <Link href="/dashboard?tab=messages">Show all requests</Link>}
      />
      {last && <LastConversation conversation={last} viewerId={viewerId} />}
    </Stack>
  );
}
