import { fullName, limits, type Conversation, type User, type UserCard } from '@counterpart/api/contract';
import { Composer } from '@counterpart/design-system/composer';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { MessageThread } from '@counterpart/design-system/message-thread';
import { Spinner } from '@counterpart/design-system/spinner';
import { useTimeZone } from '@counterpart/shell/sdk';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { newClientMessageId } from '../../client-message-id';
import { retry, send } from './conversation-workflow';
import { countUnread, type ThreadMessage } from './thread';
import { ThreadHeader } from './thread-header';
import { UnknownPerson, PaneMiddle, ThreadFailed } from './thread-states';
import { useDraft } from './use-draft';
import { useMarkRead } from './use-mark-read';
import { usePerson } from './use-person';
import { useThread, type Thread } from './use-thread';
import { useIsTyping, useTypingSignal } from './use-typing';

interface Props {
  readonly user: User;
  readonly otherUserId: number;
  /** `undefined` while the list is loading or could not be loaded. */
  readonly conversations: readonly Conversation[] | undefined;
  readonly listFailed: boolean;
}

/** The right pane: one conversation, also one that has not begun. Give it the other person's id as `key`. */
export function ThreadPane({ user, otherUserId, conversations, listFailed }: Props): ReactNode {
  const { person, error, reload } = usePerson(otherUserId, listFailed ? [] : conversations);
  if (person) return <OpenThread user={user} person={person} />;
  if (error?.status === 404) return <UnknownPerson isSelf={false} />;
  if (error) return <ThreadFailed error={error} onReload={reload} />;
  return <Spinner centered label="Loading conversation" />;
}

const Foot = styled.div`
  padding: var(--cp-space-12) var(--cp-space-16);
  padding-block-end: max(var(--cp-space-12), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--cp-border);
  background: var(--cp-bg);
`;

function OpenThread({ user, person }: { readonly user: User; readonly person: UserCard }): ReactNode {
  const thread = useThread(person.id);
  const [draft, setDraft] = useDraft(user.id, person.id);
  const [sendMessage, retryMessage] = useUnit([send, retry]);
  const signalTyping = useTypingSignal(person.id);
  useMarkRead(user.id, person.id, thread.isCurrent ? countUnread(thread.messages, person.id) : 0);

  function submit(content: string): void {
    sendMessage({
      clientMessageId: newClientMessageId(),
      senderId: user.id,
      receiverId: person.id,
      content,
      createdAt: new Date().toISOString(),
    });
    setDraft('');
  }

  const tooLong = draft.trim().length > limits.message.max;
  return (
    <>
      <ThreadHeader person={person} />
      <ThreadBody
        user={user}
        person={person}
        thread={thread}
        onRetry={(clientMessageId) => retryMessage({ receiverId: person.id, clientMessageId })}
      />
      <Foot>
        <Composer
          label={`Message to ${fullName(person)}`}
          value={draft}
          onChange={(text) => {
            setDraft(text);
            if (text) signalTyping();
          }}
          onSend={(text) => {
            if (!tooLong) submit(text);
          }}
          error={tooLong ? `Use at most ${limits.message.max.toLocaleString('en-US')} characters.` : null}
        />
      </Foot>
    </>
  );
}

interface BodyProps {
  readonly user: User;
  readonly person: UserCard;
  readonly thread: Thread;
  readonly onRetry: (clientMessageId: string) => void;
}

function ThreadBody({ user, person, thread, onRetry }: BodyProps): ReactNode {
  const timeZone = useTimeZone();
  const isTyping = useIsTyping(person.id);
  const { messages, earlier } = thread;
  if (thread.status === 'loading') {
    return (
      <PaneMiddle>
        <Spinner centered label="Loading messages" />
      </PaneMiddle>
    );
  }
  if (thread.error && messages.length === 0) return <ThreadFailed error={thread.error} onReload={thread.reload} />;
  if (messages.length === 0 && !isTyping) {
    return (
      <PaneMiddle>
        <EmptyState
          title="No messages yet"
          description={`Write the first message to ${person.firstName}.`}
          illustration="messages"
          headingLevel={3}
        />
      </PaneMiddle>
    );
  }
  return (
    <>
      {earlier.status === 'failed' && (
        <ErrorState
          compact
          title="Older messages could not be loaded"
          onRetry={() => void earlier.load()}
          headingLevel={3}
        />
      )}
      <MessageThread
        label={`Messages with ${fullName(person)}`}
        messages={messages.map((message) => bubbleOf(message, user, person))}
        firstUnreadId={thread.unreadFrom}
        onRetry={(id) => onRetry(String(id))}
        typing={isTyping ? `${person.firstName} is typing…` : null}
        older={earlier.hasMore ? { pending: earlier.status === 'loading', onLoad: () => void earlier.load() } : null}
        timeZone={timeZone}
      />
    </>
  );
}

function bubbleOf({ key, senderId, content, createdAt, state, readAt }: ThreadMessage, user: User, person: UserCard) {
  const sent = senderId === user.id;
  const sender = sent ? user : person;
  return {
    id: key,
    sent,
    sender: { id: sender.id, name: fullName(sender), picture: sender.profilePicture },
    content,
    createdAt,
    read: state === 'read' ? { at: readAt } : null,
    state: state === 'sending' ? ('pending' as const) : state === 'failed' ? ('failed' as const) : ('sent' as const),
  };
}
