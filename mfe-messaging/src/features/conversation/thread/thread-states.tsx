import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { chooseConversationPicture } from '@counterpart/design-system/pictures/choose-conversation';
import { conversationsPicture } from '@counterpart/design-system/pictures/conversations';
import { lostPicture } from '@counterpart/design-system/pictures/lost';
import { Skeleton, SkeletonGroup } from '@counterpart/design-system/skeleton';
import type { ApiError } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { threadHref } from '../selected-person';

/** Stands in the middle of a pane. */
export const PaneMiddle = styled.div`
  display: grid;
  align-content: center;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

/** At the lower end, where the newest messages will stand. */
const PaneEnd = styled(PaneMiddle)`
  align-content: end;
  padding: var(--cp-space-16);
`;

const Bubbles = styled.div`
  display: grid;
  gap: var(--cp-space-12);

  > :nth-child(even) {
    justify-self: end;
  }
`;

/** The right pane before its messages are here: theirs at the left, one's own at the right. */
export function ThreadOutline({ label }: { readonly label: string }): ReactNode {
  return (
    <PaneEnd>
      <SkeletonGroup label={label}>
        <Bubbles>
          {[48, 72, 48, 96].map((height, index) => (
            <Skeleton key={index} shape="block" height={height} width={index % 2 ? '60%' : '44%'} />
          ))}
        </Bubbles>
      </SkeletonGroup>
    </PaneEnd>
  );
}

/** The right pane before a conversation is chosen. */
export function NoThreadChosen({ hasConversations }: { readonly hasConversations: boolean }): ReactNode {
  return (
    <PaneMiddle>
      <EmptyState
        title="Select a Conversation"
        description={
          hasConversations ? 'Choose one from the list to read and reply.' : 'Your conversations will open here.'
        }
        illustration={chooseConversationPicture}
      />
    </PaneMiddle>
  );
}

/** The right pane for a URL with an unknown id, or the user's own. */
export function UnknownPerson({ isSelf }: { readonly isSelf: boolean }): ReactNode {
  return (
    <PaneMiddle>
      <EmptyState
        illustration={isSelf ? conversationsPicture : lostPicture}
        title={isSelf ? 'Cannot Message Yourself' : 'Conversation Not Found'}
        description={isSelf ? 'You cannot send messages to yourself.' : 'There’s no one to message here.'}
        action={<AllConversations />}
      />
    </PaneMiddle>
  );
}

/** The right pane when the thread or its person could not be loaded. */
export function ThreadFailed({
  error,
  onReload,
}: {
  readonly error: ApiError;
  readonly onReload: () => void;
}): ReactNode {
  return (
    <PaneMiddle>
      <ErrorState
        title="This conversation could not be loaded"
        description={error.sentence}
        onRetry={onReload}
        action={<AllConversations />}
      />
    </PaneMiddle>
  );
}

/** The way back where there is no header to hold it. */
function AllConversations(): ReactNode {
  return (
    <LinkButton variant="ghost" href={threadHref()}>
      All Conversations
    </LinkButton>
  );
}
