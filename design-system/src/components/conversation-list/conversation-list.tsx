import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatDate } from '../../internal/format-date';
import { bareButton, truncate } from '../../internal/styles';
import { Avatar } from '../avatar/avatar';
import { CountBadge } from '../badge/badge';
import { Button } from '../button/button';
import { SearchBar } from '../search-bar/search-bar';

/** One conversation of the list. */
export interface ConversationSummary {
  readonly id: number;
  readonly name: string;
  readonly picture?: string | null;
  /** The last message, or the typing indicator. */
  readonly preview: string | null;
  /** ISO 8601 of the last message; shown as 'Nov 5'. */
  readonly lastAt: string | null;
  readonly unreadCount: number;
}

export interface ConversationListProps {
  readonly conversations: readonly ConversationSummary[];
  readonly selectedId: number | null;
  readonly onSelect: (id: number) => void;
  /** The search box; left out, there is none. */
  readonly search?: { readonly value: string; readonly onChange: (value: string) => void };
  /** Shown when a search finds nothing. */
  readonly emptyText?: string;
  /** There are older conversations that can be fetched. */
  readonly older?: { readonly pending: boolean; readonly failed: boolean; readonly onLoad: () => void } | null;
  /** IANA time zone of the dates, the reader’s. */
  readonly timeZone: string;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  height: 100%;
`;

const SearchArea = styled.div`
  padding: var(--cp-space-12);
  border-bottom: 1px solid var(--cp-border);
`;

const List = styled.ul`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: var(--cp-space-8);
`;

const Row = styled.button`
  ${bareButton}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px var(--cp-space-12);
  width: 100%;
  padding: var(--cp-space-12);
  border-radius: var(--cp-radius-medium);

  > :first-child {
    grid-row: 1 / span 2;
  }

  &:hover {
    background: var(--cp-bg-subtle);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current='true'] {
    background: var(--cp-primary-bg);
  }
`;

const Name = styled.span<{ $unread: boolean }>`
  ${truncate}
  font-weight: ${({ $unread }) => ($unread ? 'var(--cp-weight-bold)' : 'var(--cp-weight-semibold)')};
`;

const When = styled.time`
  color: var(--cp-text-3);
  font-size: var(--cp-font-size-small);
  font-variant-numeric: tabular-nums;
`;

const Second = styled.span`
  display: flex;
  grid-column: 2 / -1;
  gap: var(--cp-space-8);
  align-items: center;
  min-width: 0;
`;

const Preview = styled.span<{ $unread: boolean }>`
  ${truncate}
  flex: 1;
  min-width: 0;
  color: ${({ $unread }) => ($unread ? 'var(--cp-text)' : 'var(--cp-text-2)')};
  font-size: var(--cp-font-size-small);
`;

const More = styled.li`
  display: grid;
  justify-items: center;
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
  padding: var(--cp-space-8);
`;

const Nothing = styled.p`
  padding: var(--cp-space-24) var(--cp-space-16);
  color: var(--cp-text-2);
  text-align: center;
`;

/** The conversations of a person, newest first, with a search box and unread counts. */
export function ConversationList({
  conversations,
  selectedId,
  onSelect,
  search,
  emptyText = 'No conversations match your search.',
  older = null,
  timeZone,
}: ConversationListProps): ReactNode {
  return (
    <Root>
      {search && (
        <SearchArea>
          <SearchBar
            label="Search conversations"
            placeholder="Search conversations"
            value={search.value}
            onChange={search.onChange}
          />
        </SearchArea>
      )}
      {conversations.length === 0 ? (
        <Nothing role="status">{emptyText}</Nothing>
      ) : (
        <List aria-label="Conversations">
          {conversations.map((conversation) => {
            const unread = conversation.unreadCount > 0;
            return (
              <li key={conversation.id}>
                <Row
                  type="button"
                  aria-current={conversation.id === selectedId ? 'true' : undefined}
                  onClick={() => onSelect(conversation.id)}
                >
                  <Avatar id={conversation.id} name={conversation.name} src={conversation.picture ?? null} />
                  <Name $unread={unread}>
                    <bdi>{conversation.name}</bdi>
                  </Name>
                  {conversation.lastAt ? (
                    <When dateTime={conversation.lastAt}>{formatDate(conversation.lastAt, 'short', timeZone)}</When>
                  ) : (
                    <span />
                  )}
                  <Second>
                    <Preview $unread={unread} dir="auto">
                      {conversation.preview ?? 'No messages yet'}
                    </Preview>
                    <CountBadge count={conversation.unreadCount} label="unread messages" />
                  </Second>
                </Row>
              </li>
            );
          })}
          {older && (
            <More>
              {older.failed && <span role="alert">Older conversations could not be loaded.</span>}
              <Button size="small" variant="ghost" pending={older.pending} onClick={older.onLoad}>
                Show More
              </Button>
            </More>
          )}
        </List>
      )}
    </Root>
  );
}
