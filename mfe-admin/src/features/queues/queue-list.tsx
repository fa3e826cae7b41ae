import { fullName, type QueueItem } from '@counterpart/api/contract';
import { Badge } from '@counterpart/design-system/badge';
import { Inline } from '@counterpart/design-system/layout';
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

  li + li {
    border-block-start: 1px solid var(--cp-border);
  }
`;

const Entry = styled.button`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-4);
  width: 100%;
  padding: var(--cp-space-12) var(--cp-space-16);
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
            <Inline gap={8} justify="between" align="baseline">
              <Text as="span" weight="semibold">
                {item.title}
              </Text>
              <Text as="span" size="small" tone="muted" tabular>
                <TimeAgo at={item.decision?.decidedAt ?? item.openedAt} />
              </Text>
            </Inline>
            {item.summary && (
              <Text as="span" size="small" tone="muted">
                {item.summary}
              </Text>
            )}
            <Inline gap={8}>
              <Badge>{kindLabel(item.kind)}</Badge>
              {item.priority && <Badge tone="warning">Priority</Badge>}
              {item.decision && <Badge tone="info">{outcomeLabel(item.decision.outcome)}</Badge>}
              {item.assignee && (
                <Text as="span" size="small" tone="muted">
                  {fullName(item.assignee)}
                </Text>
              )}
            </Inline>
          </Entry>
        </li>
      ))}
    </List>
  );
}
