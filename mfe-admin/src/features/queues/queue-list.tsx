import { fullName, type QueueItem } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Text } from '@counterpart/design-system/text';
import { TimeAgo } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { kindLabel, outcomeLabel } from '../../queue-labels';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg);
  overflow: hidden;
  white-space: nowrap;

  li + li {
    border-block-start: 1px solid var(--cp-border);
  }
`;

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: var(--cp-space-8);
  width: 100%;
  height: 44px;
  padding: 0 var(--cp-space-12);
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--cp-bg-subtle);
  }

  &[aria-current] {
    background: var(--cp-primary-bg);
    box-shadow: inset 3px 0 0 var(--cp-primary);
  }

  &:focus-visible {
    outline: 2px solid var(--cp-primary);
    outline-offset: -2px;
  }
`;

const Line = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);

  strong {
    color: var(--cp-text);
  }
`;

/** Lists open or decided items; one of them is shown beside it. */
export function QueueList({
  label,
  items,
  currentId,
  onShow,
}: {
  readonly label: string;
  readonly items: readonly QueueItem[];
  readonly currentId: number | null;
  readonly onShow: (id: number) => void;
}): ReactNode {
  return (
    <List aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <Entry
            type="button"
            data-item={item.id}
            aria-current={item.id === currentId ? 'true' : undefined}
            onClick={() => onShow(item.id)}
          >
            <Line>
              <strong>{item.title}</strong>
              <span>{` · ${[kindLabel(item.kind), item.summary, item.assignee && fullName(item.assignee)].filter(Boolean).join(' · ')}`}</span>
            </Line>
            {item.priority && <Badge tone="warning">Priority</Badge>}
            {item.decision && <Badge tone="info">{outcomeLabel(item.decision.outcome)}</Badge>}
            <Text as="span" size="small" tone="muted" tabular>
              <TimeAgo at={item.decision?.decidedAt ?? item.openedAt} />
            </Text>
          </Entry>
        </li>
      ))}
    </List>
  );
}
