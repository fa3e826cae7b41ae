import type { Conversation, User } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { brokenPicture } from '@counterpart/design-system/pictures/broken';
import { Link } from '@counterpart/design-system/link';
import { SkeletonRows } from '@counterpart/design-system/skeleton';
import { Loaded, useSession, type SlotProps } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { LastConversation } from './last-conversation';
import { NewestConversations } from './newest-conversations';
import { isWaitingFor, useConversationList } from '../list/use-conversation-list';
import { useWaitingRequests } from '../connection/use-waiting-requests';
import { WaitingRequests } from '../connection/waiting-requests';
import { WorkLine } from '../../../work/work-line';

/** The overview shows this many requests; the tab has them all. */
const shownRequests = 3;

/** Slot `dashboard.messages`. Nothing without a session. */
export function DashboardMessages({ view }: SlotProps['dashboard.messages']): ReactNode {
  const { user } = useSession();
  return user && <MessagesOf user={user} view={view} />;
}

function MessagesOf({ user, view }: SlotProps['dashboard.messages'] & { readonly user: User }): ReactNode {
  return (
    <>
      {view === 'overview' && <WorkLine />}
      <Loaded
        of={useConversationList()}
        name="your messages"
        illustration={brokenPicture}
        compact
        headingLevel={view === 'all' ? 2 : 3}
        skeleton={<SkeletonRows count={2} height={64} />}
      >
        {(conversations) =>
          view === 'all' ? (
            <NewestConversations conversations={conversations} user={user} />
          ) : (
            <Overview conversations={conversations} viewerId={user.id} />
          )
        }
      </Loaded>
    </>
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
