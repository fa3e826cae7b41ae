import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../../internal/media';
import { bareButton } from '../../internal/styles';
import { HiddenText } from '../../internal/hidden-text';
import { Avatar } from '../avatar/avatar';
import { Icon } from '../icon/icon';
import type { ThreadEvent } from './message-event';

/** One message of a thread. */
export interface ThreadMessage {
  /** The stored id, or the client's own until there is one. */
  readonly id: number | string;
  /** True when the viewer wrote it. */
  readonly sent: boolean;
  readonly sender: { readonly id: number; readonly name: string; readonly picture?: string | null };
  /** Text of the message, with or without links. */
  readonly content: ReactNode;
  /** ISO 8601. */
  readonly createdAt: string;
  /** `waiting` for its turn or for a connection; default `sent`. */
  readonly state?: 'waiting' | 'pending' | 'failed' | 'sent' | 'delivered';
  /** Reason it was not sent, in one sentence. */
  readonly problem?: string | null;
  readonly edited?: boolean;
  /** Its words are gone; a line says that there was a message. */
  readonly deleted?: boolean;
  /** Files that were sent with it; below the words. */
  readonly attachments?: ReactNode;
  /** A Menu with what can be done about it. */
  readonly menu?: ReactNode;
  /** The other side has read it; `at` in ISO 8601, null when the time is not known. */
  readonly read?: { readonly at: string | null } | null;
  /** Stands in the middle in place of the words. */
  readonly event?: ThreadEvent | null;
}

interface MessageBubbleProps {
  readonly message: ThreadMessage;
  /** The message before it is by the same person: no second avatar. */
  readonly continues: boolean;
  readonly time: string;
  /** For example 'Read 3:14 PM'; on the last message that was read. */
  readonly receipt?: string | null;
  readonly onRetry: ((id: ThreadMessage['id']) => void) | undefined;
  readonly onDiscard: ((id: ThreadMessage['id']) => void) | undefined;
  /** A day or a divider above it. */
  readonly before: ReactNode;
}

const Line = styled.div<{ $sent: boolean; $continues: boolean }>`
  display: flex;
  align-items: flex-end;
  gap: var(--cp-space-8);
  flex-direction: ${({ $sent }) => ($sent ? 'row-reverse' : 'row')};
  margin-top: ${({ $continues }) => ($continues ? '0' : 'var(--cp-space-8)')};
`;

const Face = styled.div`
  flex: none;
  width: 32px;
`;

const Body = styled.div<{ $sent: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $sent }) => ($sent ? 'flex-end' : 'flex-start')};
  max-width: 88%;
  min-width: 0;
  ${from('small')} {
    max-width: min(75%, 34rem);
  }
`;

const Bubble = styled.div<{ $sent: boolean; $pending: boolean }>`
  padding: var(--cp-space-8) 14px;
  border-radius: 16px;
  border-end-end-radius: ${({ $sent }) => ($sent ? 'var(--cp-radius-small)' : '16px')};
  border-end-start-radius: ${({ $sent }) => ($sent ? '16px' : 'var(--cp-radius-small)')};
  background: ${({ $sent }) => ($sent ? 'var(--cp-primary)' : 'var(--cp-bg-subtle)')};
  color: ${({ $sent }) => ($sent ? 'var(--cp-on-primary)' : 'var(--cp-text)')};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  ${({ $pending }) => $pending && 'background: var(--cp-primary-active);'}

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  &[data-deleted] {
    border: 1px dashed var(--cp-border-control);
    background: none;
    color: var(--cp-text-2);
    font-style: italic;
  }

  &::selection {
    background: var(--cp-text);
    color: var(--cp-bg);
  }
`;

/** Each paragraph in the direction of its own script. */
const Words = styled.div`
  unicode-bidi: plaintext;
  text-align: start;

  a {
    color: inherit;
    text-decoration-line: underline;
  }
`;

/** The bubble with its menu beside it, which shows when it is pointed at, focused, or on a touch screen. */
const BubbleLine = styled.div<{ $sent: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--cp-space-4);
  flex-direction: ${({ $sent }) => ($sent ? 'row-reverse' : 'row')};
  max-width: 100%;
  min-width: 0;

  > :first-child {
    min-width: 0;
  }
`;

const MenuArea = styled.div`
  flex: none;
  color: var(--cp-text-3);

  @media (hover: hover) {
    opacity: 0;

    ${BubbleLine}:hover &,
    &:focus-within {
      opacity: 1;
    }
  }
`;

const Meta = styled.div<{ $failed: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--cp-space-4);
  padding: 2px var(--cp-space-4) 0;
  color: ${({ $failed }) => ($failed ? 'var(--cp-error)' : 'var(--cp-text-3)')};
  font-size: 0.8125rem;
`;

const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;

  &::before {
    content: '·';
    margin-inline-end: 2px;
  }
`;

const Act = styled.button`
  ${bareButton}
  padding: var(--cp-space-4);
  color: var(--cp-primary);
  font-weight: var(--cp-weight-semibold);
  text-decoration: underline;
`;

const Problem = styled.p`
  padding: 0 var(--cp-space-4);
  color: var(--cp-text-2);
  font-size: 0.8125rem;
`;

/** Message of one person, its time, and whether it arrived. */
export function MessageBubble({
  message,
  continues,
  time,
  receipt = null,
  onRetry,
  onDiscard,
  before,
}: MessageBubbleProps): ReactNode {
  const state = message.state ?? 'sent';
  const isStored = state === 'sent' || state === 'delivered';
  return (
    <>
      {before}
      <Line $sent={message.sent} $continues={continues}>
        <Face>
          {!continues && (
            <Avatar
              id={message.sender.id}
              name={message.sender.name}
              src={message.sender.picture ?? null}
              size="small"
            />
          )}
        </Face>
        <Body $sent={message.sent}>
          <BubbleLine $sent={message.sent}>
            <Bubble $sent={message.sent} $pending={!isStored} data-deleted={message.deleted || undefined}>
              <HiddenText>{`${message.sent ? 'You' : message.sender.name}: `}</HiddenText>
              <Words dir="auto">{message.deleted ? 'This message was deleted' : message.content}</Words>
              {message.attachments}
            </Bubble>
            {message.menu && <MenuArea>{message.menu}</MenuArea>}
          </BubbleLine>
          <Meta $failed={state === 'failed'}>
            {isStored && <time dateTime={message.createdAt}>{time}</time>}
            {message.edited && !message.deleted && <Note>Edited</Note>}
            {receipt && (
              <Note>
                <Icon name="check" size={16} />
                <span>{receipt}</span>
              </Note>
            )}
            {state === 'pending' && (
              <>
                <Icon name="clock" size={16} />
                <span>Sending...</span>
              </>
            )}
            {state === 'waiting' && (
              <>
                <Icon name="clock" size={16} />
                <span>{message.problem ? 'Not sent yet' : 'Waiting...'}</span>
              </>
            )}
            {state === 'failed' && (
              <>
                <Icon name="error-circle" size={16} />
                <span>Not sent</span>
              </>
            )}
            {(state === 'failed' || (state === 'waiting' && message.problem)) && onRetry && (
              <Act type="button" onClick={() => onRetry(message.id)}>
                Retry
              </Act>
            )}
            {state === 'failed' && onDiscard && (
              <Act type="button" onClick={() => onDiscard(message.id)}>
                Discard
              </Act>
            )}
          </Meta>
          {!isStored && message.problem && <Problem>{message.problem}</Problem>}
        </Body>
      </Line>
    </>
  );
}
