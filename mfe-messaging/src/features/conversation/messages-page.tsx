import { Spinner } from '@counterpart/design-system/spinner';
import { useApi, useSession } from '@counterpart/shell/sdk';
import { useSearchParams } from '@counterpart/shell/sdk/router';
import type { User } from '@counterpart/api/contract';
import { Provider } from 'effector-react';
import type { Scope } from 'effector';
import type { ReactNode } from 'react';
import { ConversationPane } from './list/conversation-pane';
import { useConversationScope } from './conversation-scope';
import { MessagesLayout } from './messages-layout';
import { selectedPersonId } from './selected-person';
import { ThreadPane } from './thread/thread-pane';
import { UnknownPerson, NoThreadChosen } from './thread/thread-states';
import { useLiveConversations } from './use-live-conversations';
import { useOutbox } from './outbox/use-outbox';

/** `/messages`: conversations on the left, the one of `?with=` on the right; one of the two on small screens. */
export function MessagesPage(): ReactNode {
  const { user } = useSession();
  // Between signing out and leaving the page there is no session.
  return user ? <Conversations key={user.id} user={user} /> : <Spinner centered />;
}

function Conversations({ user }: { readonly user: User }): ReactNode {
  const scope = useConversationScope(user.id);
  return (
    <Provider value={scope}>
      <Panes user={user} scope={scope} />
    </Provider>
  );
}

function Panes({ user, scope }: { readonly user: User; readonly scope: Scope }): ReactNode {
  const [search] = useSearchParams();
  const selected = selectedPersonId(search);
  const conversations = useApi('/api/conversations', {}, { revalidateOnMount: true });
  useLiveConversations();
  useOutbox(scope, user.id);

  const thread =
    selected === null ? (
      <NoThreadChosen hasConversations={conversations.data?.length !== 0} />
    ) : selected === 'invalid' || selected === user.id ? (
      <UnknownPerson isSelf={selected === user.id} />
    ) : (
      <ThreadPane
        key={selected}
        user={user}
        otherUserId={selected}
        conversations={conversations.data}
        listFailed={!conversations.data && conversations.error !== undefined}
      />
    );

  return (
    <MessagesLayout
      shown={selected === null ? 'list' : 'thread'}
      list={
        <ConversationPane
          conversations={conversations.data}
          error={conversations.error}
          onReload={() => void conversations.mutate()}
          viewerId={user.id}
          selectedId={typeof selected === 'number' ? selected : null}
        />
      }
      thread={thread}
    />
  );
}
