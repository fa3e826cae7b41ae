import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatDate } from '../../internal/format-date';
import { isolated } from '../../internal/isolated';
import { Button } from '../button/button';
import { MessageBubble, type ThreadMessage } from './message-bubble';
import { MessageEvent } from './message-event';

export type { ThreadMessage } from './message-bubble';
export type { ThreadEvent } from './message-event';

export interface MessageThreadProps {
  /** Name for screen readers, for example 'Messages with Maria Cruz'. */
  readonly label: string;
  /** Oldest first. */
  readonly messages: readonly ThreadMessage[];
  /** The first message that was unread when the thread was opened; a line stands above it. */
  readonly firstUnreadId?: ThreadMessage['id'] | null;
  /** Tries a failed message again. */
  readonly onRetry?: (id: ThreadMessage['id']) => void;
  /** Takes a failed message back. */
  readonly onDiscard?: (id: ThreadMessage['id']) => void;
  /** For example 'Maria is typing…'. */
  readonly typing?: string | null;
  /** There are older messages that can be fetched. */
  readonly older?: { readonly pending: boolean; readonly onLoad: () => void } | null;
  /** IANA time zone of days and times, the reader’s. */
  readonly timeZone: string;
}

/** Within this many pixels of the end a reader counts as being there, and new messages scroll into view. */
const nearEnd = 120;

const Root = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--cp-space-16);
`;

const Log = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
  min-height: 100%;
  justify-content: flex-end;
`;

const Day = styled.h3`
  align-self: center;
  margin: var(--cp-space-16) 0 var(--cp-space-8);
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-medium);
`;

const Unread = styled.p`
  display: flex;
  align-items: center;
  gap: var(--cp-space-12);
  margin-block: var(--cp-space-12);
  color: var(--cp-primary);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-semibold);

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: currentColor;
  }
`;

const Older = styled.div`
  display: flex;
  justify-content: center;
`;

const Typing = styled.p`
  min-height: 1.5em;
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
`;

/** A conversation: days, times, what was sent on the right, what came on the left, the newest in view. */
export function MessageThread({
  label,
  messages,
  firstUnreadId = null,
  onRetry,
  onDiscard,
  typing = null,
  older = null,
  timeZone,
}: MessageThreadProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const newest = messages.at(-1);
  const oldestId = messages[0]?.id;
  const lastRead = messages.findLast(({ sent, read, event }) => sent && read && !event);
  const lastSent = messages.findLast(
    ({ sent, state = 'sent', event }) => sent && !event && (state === 'sent' || state === 'delivered'),
  );
  const height = useRef({ oldestId, before: 0 });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // Older messages were put in front: stay where the reader was.
    const grewUpwards = height.current.oldestId !== undefined && height.current.oldestId !== oldestId && !atEnd.current;
    if (grewUpwards) element.scrollTop += element.scrollHeight - height.current.before;
    else if (atEnd.current || newest?.sent) element.scrollTop = element.scrollHeight;
    height.current = { oldestId, before: element.scrollHeight };
  }, [newest?.id, newest?.sent, oldestId, messages.length, typing]);

  // What comes late beside it, such as a bar above, takes of its height: the newest stays in view.
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = root.current;
    if (element) atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
  };

  return (
    <Root ref={root} onScroll={onScroll} role="region" aria-label={isolated(label)} tabIndex={0}>
      {older && (
        <Older>
          <Button size="small" variant="ghost" pending={older.pending} onClick={older.onLoad}>
            Show Older Messages
          </Button>
        </Older>
      )}
      <Log role="log" aria-label={isolated(label)}>
        {messages.map((message, index) => {
          const day = formatDate(message.createdAt, 'long', timeZone);
          const previous = messages[index - 1];
          const isNewDay = !previous || formatDate(previous.createdAt, 'long', timeZone) !== day;
          const continues =
            !isNewDay && previous.sent === message.sent && !previous.event && message.id !== firstUnreadId;
          const time = formatDate(message.createdAt, 'time', timeZone);
          const before = (
            <>
              {isNewDay && <Day>{day}</Day>}
              {message.id === firstUnreadId && <Unread>New messages</Unread>}
            </>
          );
          if (message.event)
            return (
              <Fragment key={message.id}>
                {before}
                <MessageEvent event={message.event} createdAt={message.createdAt} time={time} />
              </Fragment>
            );
          return (
            <MessageBubble
              key={message.id}
              message={message}
              continues={continues}
              time={time}
              receipt={
                message === lastRead ? receiptOf(message, timeZone) : message === lastSent ? arrivalOf(message) : null
              }
              onRetry={onRetry}
              onDiscard={onDiscard}
              before={before}
            />
          );
        })}
        <Typing aria-live="polite">{isolated(typing)}</Typing>
      </Log>
    </Root>
  );
}

/** Returns how far the viewer's newest unread message got. */
function arrivalOf({ state, deleted }: ThreadMessage): string | null {
  if (deleted) return null;
  return state === 'delivered' ? 'Delivered' : 'Sent';
}

/** 'Read 3:14 PM', with the day when it is not the message's own; 'Read' alone when the time is not known. */
function receiptOf({ createdAt, read }: ThreadMessage, timeZone: string): string {
  const at = read?.at;
  if (!at) return 'Read';
  const time = formatDate(at, 'time', timeZone);
  const isSameDay = formatDate(at, 'long', timeZone) === formatDate(createdAt, 'long', timeZone);
  return isSameDay ? `Read ${time}` : `Read ${formatDate(at, 'short', timeZone)}, ${time}`;
}
