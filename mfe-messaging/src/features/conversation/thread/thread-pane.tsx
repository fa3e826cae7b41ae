import { fullName, type Conversation, type User, type UserCard } from '@counterpart/api/contract';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { ErrorState } from '@counterpart/design-system/error-state';
import { MessageThread } from '@counterpart/design-system/message-thread';
import { conversationsPicture } from '@counterpart/design-system/pictures/conversations';
import { lazyPart, Slot, useApi, useNow, useTimeZone } from '@counterpart/shell/sdk';
import { useUnit } from 'effector-react';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { LinkedText } from './linked-text';
import { ConnectionNotice, mayWrite } from '../connection/connection-notice';
import { discard, retry } from '../outbox/outbox-workflow';
import { MessageAttachments } from '../attachments/message-attachments';
import { hasMenu, MessageMenu } from './message-menu';
import { countUnread, type ThreadMessage } from './thread';
import { EditMessage, NewMessage } from '../composer/thread-composer';
import { ThreadDialogs, type ThreadQuestion } from './thread-dialogs';
import { ThreadHeader } from './thread-header';
import { UnknownPerson, PaneMiddle, ThreadFailed, ThreadOutline } from './thread-states';
import { useConnectionActions } from '../connection/use-connection-actions';
import { useMarkRead } from './use-mark-read';
import { useMessageActions } from './use-message-actions';
import { usePerson } from '../person/use-person';
import { useThread, type Thread } from './use-thread';
import { useIsTyping } from './use-typing';
import { eventSentence, workHref } from '../../../work/work-text';

/** Stands above the thread once it is here; the thread does not wait for it. */
const WorkBar = lazyPart(async () => (await import('../../../work/work-bar')).WorkBar, {
  failure: 'hidden',
  loading: null,
});

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
  return <ThreadOutline label="Loading conversation" />;
}

const Thread = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Foot = styled.div`
  display: grid;
  gap: var(--cp-space-12);
  padding: var(--cp-space-12) var(--cp-space-16);
  padding-block-end: max(var(--cp-space-12), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--cp-border);
  background: var(--cp-bg);
`;

function OpenThread({ user, person }: { readonly user: User; readonly person: UserCard }): ReactNode {
  const thread = useThread(person.id);
  const path = { otherUserId: person.id };
  const { data: details } = useApi('/api/conversations/{otherUserId}', { path }, { revalidateOnMount: true });
  const connection = useConnectionActions(person);
  const messages = useMessageActions(person.id);
  const [question, setQuestion] = useState<ThreadQuestion | null>(null);
  const [edited, setEdited] = useState<ThreadMessage | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useMarkRead(user.id, person.id, thread.isCurrent ? countUnread(thread.messages, person.id) : 0);

  return (
    <Thread ref={root}>
      <ThreadHeader
        person={person}
        details={details}
        onBlock={() => setQuestion({ kind: 'block' })}
        onUnblock={() => void connection.unblock()}
        onReport={() => setQuestion({ kind: 'report', message: null })}
      />
      <Arranged person={person} />
      <ThreadBody
        user={user}
        person={person}
        thread={thread}
        onEdit={setEdited}
        onDelete={(message) => setQuestion({ kind: 'delete', message })}
        onReport={(message) => setQuestion({ kind: 'report', message })}
      />
      {thread.messages.some(({ senderId, state }) => senderId === user.id && sentStates.has(state)) && (
        <Slot name="conversation.sent" props={{ person }} />
      )}
      <Foot>
        {details && <ConnectionNotice details={details} viewerId={user.id} actions={connection} />}
        {edited?.id != null ? (
          <EditMessage
            key={edited.key}
            message={{ ...edited, id: edited.id }}
            actions={messages}
            onDone={() => setEdited(null)}
          />
        ) : (
          (!details || mayWrite(details, user.id)) && (
            <NewMessage
              user={user}
              person={person}
              maySendFiles={details?.maySendFiles ?? false}
              messages={thread.isCurrent ? thread.messages : null}
              dropTarget={root}
            />
          )
        )}
      </Foot>
      <ThreadDialogs
        person={person}
        question={question}
        onClose={() => setQuestion(null)}
        connection={connection}
        messages={messages}
      />
    </Thread>
  );
}

/** Meetings and work of the two, above what they write. */
function Arranged({ person }: { readonly person: UserCard }): ReactNode {
  return (
    <>
      <Slot name="conversation.meetings" props={{ person }} />
      <WorkBar person={person} />
    </>
  );
}

/** States of a message that the server has. */
const sentStates: ReadonlySet<ThreadMessage['state']> = new Set(['sent', 'delivered', 'read']);

interface BodyProps {
  readonly user: User;
  readonly person: UserCard;
  readonly thread: Thread;
  readonly onEdit: (message: ThreadMessage) => void;
  readonly onDelete: (message: ThreadMessage) => void;
  readonly onReport: (message: ThreadMessage) => void;
}

function ThreadBody({ user, person, thread, onEdit, onDelete, onReport }: BodyProps): ReactNode {
  const timeZone = useTimeZone();
  const now = useNow();
  const isTyping = useIsTyping(person.id);
  const [retryMessage, discardMessage] = useUnit([retry, discard]);
  const { messages, earlier } = thread;
  if (thread.status === 'loading') {
    return <ThreadOutline label="Loading messages" />;
  }
  if (thread.error && messages.length === 0) return <ThreadFailed error={thread.error} onReload={thread.reload} />;
  if (messages.length === 0 && !isTyping) {
    return (
      <PaneMiddle>
        <EmptyState
          title="No messages yet"
          description={`Write the first message to ${person.firstName}.`}
          illustration={conversationsPicture}
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
        messages={messages.map((message) => ({
          ...bubbleOf(message, user, person),
          menu: hasMenu(message, message.senderId === user.id, now) && (
            <MessageMenu
              message={message}
              isOwn={message.senderId === user.id}
              onEdit={onEdit}
              onDelete={onDelete}
              onReport={onReport}
            />
          ),
        }))}
        firstUnreadId={thread.unreadFrom}
        onRetry={(id) => retryMessage({ receiverId: person.id, clientMessageId: String(id) })}
        onDiscard={(id) => discardMessage({ receiverId: person.id, clientMessageId: String(id) })}
        typing={isTyping ? `${person.firstName} is typing…` : null}
        older={earlier.hasMore ? { pending: earlier.status === 'loading', onLoad: () => void earlier.load() } : null}
        timeZone={timeZone}
      />
    </>
  );
}

const shownStates = {
  waiting: 'waiting',
  sending: 'pending',
  failed: 'failed',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
} as const satisfies Record<ThreadMessage['state'], unknown>;

function bubbleOf(message: ThreadMessage, user: User, person: UserCard) {
  const { key, senderId, content, createdAt, state, readAt, problem, edited, deleted } = message;
  const { attachments, engagementId } = message;
  const sent = senderId === user.id;
  const sender = sent ? user : person;
  return {
    id: key,
    sent,
    sender: { id: sender.id, name: fullName(sender), picture: sender.profilePicture },
    content: content ? <LinkedText text={content} /> : attachments.length > 0 ? null : 'A file that is no longer here',
    createdAt,
    read: state === 'read' && !deleted ? { at: readAt } : null,
    state: shownStates[state],
    problem,
    edited,
    deleted,
    attachments: attachments.length > 0 && <MessageAttachments attachments={attachments} />,
    event:
      engagementId === null
        ? null
        : {
            sentence: eventSentence(sent ? 'You' : person.firstName, content),
            icon: 'briefcase' as const,
            link: { href: workHref(engagementId), label: 'View Work' },
          },
  };
}
