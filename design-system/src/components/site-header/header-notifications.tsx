import { useCallback, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Anchor } from '../../internal/anchor';
import { formatDate } from '../../internal/format-date';
import { from } from '../../internal/media';
import { clampLines, floating } from '../../internal/styles';
import { HiddenText } from '../../internal/hidden-text';
import { WordEnd } from '../../internal/word-end';
import { useDismiss } from '../../internal/use-dismiss';
import { CountBadge } from '../badge/badge';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { IconButton } from '../icon-button/icon-button';
import { Spinner } from '../spinner/spinner';
import { Heading } from '../text/text';

/** One thing that happened to the person. */
export interface HeaderNotification {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly href: string;
  readonly read: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface HeaderNotificationsProps {
  /** Shown on the bell; 9+ above nine. */
  readonly unreadCount: number;
  /** `null` while they load. */
  readonly items: readonly HeaderNotification[] | null;
  /** There are older ones that can be fetched. */
  readonly more?: { readonly pending: boolean; readonly failed: boolean; readonly onLoad: () => void } | null;
  /** The panel opened: time to fetch. */
  readonly onOpen?: () => void;
  readonly onReadAll: () => void;
  /** One was marked as read, without following its link. */
  readonly onRead: (id: number) => void;
  /** One was chosen; its link is followed as well. */
  readonly onSelect: (id: number) => void;
  /** IANA time zone of the dates, the reader’s. */
  readonly timeZone: string;
  /** A change closes the panel. */
  readonly closeKey: string;
}

const Root = styled.div`
  position: relative;
`;

const BellCount = styled.span`
  position: absolute;
  inset-block-start: -2px;
  inset-inline-end: -4px;
  pointer-events: none;
`;

const Panel = styled.div`
  ${floating}
  position: fixed;
  z-index: var(--cp-layer-floating);
  inset: calc(var(--cp-size-header-height) + var(--cp-space-4)) var(--cp-space-16) auto;
  max-height: calc(100dvh - 96px);
  overflow-y: auto;

  ${from('small')} {
    position: absolute;
    inset: calc(100% + var(--cp-space-8)) 0 auto auto;
    width: 380px;
    max-height: min(560px, calc(100dvh - 96px));
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  padding: var(--cp-space-8) var(--cp-space-8) var(--cp-space-8) var(--cp-space-16);
  border-bottom: 1px solid var(--cp-border);
`;

const Row = styled.div`
  position: relative;
  border-bottom: 1px solid var(--cp-border);
`;

const Mark = styled.span`
  position: absolute;
  inset: var(--cp-space-8) var(--cp-space-8) auto auto;
`;

const Item = styled(Anchor)<{ $unread: boolean }>`
  display: block;
  padding: var(--cp-space-12) var(--cp-space-16) var(--cp-space-12) var(--cp-space-32);
  padding-inline-end: ${({ $unread }) => ($unread ? 'calc(var(--cp-size-control-small) + var(--cp-space-16))' : 'var(--cp-space-16)')};
  color: var(--cp-text);
  text-decoration: none;
  background: ${({ $unread }) => ($unread ? 'radial-gradient(circle at 18px 24px, var(--cp-primary) 4px, transparent 4.5px)' : 'none')};

  &:hover {
    color: var(--cp-text);
    background-color: var(--cp-bg-subtle);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: var(--cp-weight-semibold);
`;

const Small = styled.span`
  display: block;
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

/** The beginning of what happened: two lines, and an ellipsis where there is more. */
const Body = styled(Small)`
  ${clampLines(2)}
`;

const Rest = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--cp-space-8);
`;

/** The bell, its count, and the list of what happened. */
export function HeaderNotifications({
  unreadCount,
  items,
  more = null,
  onOpen,
  onReadAll,
  onRead,
  onSelect,
  timeZone,
  closeKey,
}: HeaderNotificationsProps): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [shownKey, setShownKey] = useState(closeKey);
  if (shownKey !== closeKey) {
    setShownKey(closeKey);
    setOpen(false);
  }
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);

  const toggle = () => {
    if (!open) onOpen?.();
    setOpen(!open);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    bell.current?.focus();
  };

  const markOne = (event: MouseEvent, itemId: number) => {
    // The button goes away with the dot: the focus stays with what it was about.
    event.currentTarget.closest('[data-notification]')?.querySelector('a')?.focus();
    onRead(itemId);
  };

  return (
    <Root ref={root} role="presentation" data-dismissible={open || undefined} onKeyDown={onKeyDown}>
      <IconButton
        ref={bell}
        icon="bell"
        label="Notifications"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      />
      <BellCount>
        <CountBadge count={unreadCount} label="unread notifications" />
      </BellCount>
      <Panel id={id} role="region" aria-label="Notifications" hidden={!open}>
        {/* Only while it is open: hidden content is neither sent with the page nor compared during hydration. */}
        {open && (
          <>
            <Head>
              <Heading level={2} size="body">
                Notifications
              </Heading>
              {unreadCount > 0 && (
                <Button size="small" variant="ghost" onClick={onReadAll}>
                  Mark All as Read
                </Button>
              )}
            </Head>
            {items === null && <Spinner centered label="Loading notifications" />}
            {items?.length === 0 && (
              <EmptyState
                compact
                illustration={null}
                headingLevel={3}
                title="Nothing new"
                description="New messages and reviews appear here."
              />
            )}
            {items?.map((item) => (
              <Row key={item.id} data-notification>
                <Item
                  href={item.href}
                  $unread={!item.read}
                  onClick={() => {
                    close();
                    onSelect(item.id);
                  }}
                >
                  {!item.read && <HiddenText>Unread: </HiddenText>}
                  <Title>{item.title}</Title>
                  <Body>
                    <WordEnd>{item.body}</WordEnd>
                  </Body>
                  <Small
                    as="time"
                    dateTime={item.createdAt}
                  >{`${formatDate(item.createdAt, 'short', timeZone)}, ${formatDate(item.createdAt, 'time', timeZone)}`}</Small>
                </Item>
                {!item.read && (
                  <Mark>
                    <IconButton
                      icon="check"
                      size="small"
                      label={`Mark as read: ${item.title}`}
                      onClick={(event) => markOne(event, item.id)}
                    />
                  </Mark>
                )}
              </Row>
            ))}
            {more && (
              <Rest>
                {more.failed && <Small role="alert">Older notifications could not be loaded.</Small>}
                <Button size="small" variant="ghost" pending={more.pending} onClick={more.onLoad}>
                  Show More
                </Button>
              </Rest>
            )}
          </>
        )}
      </Panel>
    </Root>
  );
}
