import type { QueueName } from '@counterpart/api/contract';
import { CountBadge } from '@counterpart/design-system/badge';
import { from } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { useApi } from '@counterpart/shell/sdk';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { queueLabels } from '../../queue-labels';

const List = styled.ul`
  /* Hidden labels of the counts would make the page as wide as the row. */
  position: relative;
  display: flex;
  gap: var(--cp-space-4);
  margin: 0;
  padding: var(--cp-space-4) 0;
  list-style: none;
  overflow-x: auto;

  ${from('large')} {
    flex-wrap: wrap;
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--cp-space-8);
  padding: var(--cp-space-8) var(--cp-space-12);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
  white-space: nowrap;

  &[aria-current] {
    border-color: var(--cp-primary);
    color: var(--cp-primary);
  }
`;

/** The queues with how much waits in each, and the list of all subscribers, which is the blog's. */
export function QueuePicker({ current }: { readonly current: QueueName }): ReactNode {
  const { data } = useApi('/api/admin/queues');
  const list = useRef<HTMLUListElement>(null);

  // On a phone the row is longer than the window: the chosen queue is in sight.
  useEffect(() => {
    const row = list.current;
    const entry = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && entry) row.scrollLeft = entry.offsetLeft - row.offsetLeft - 16;
  }, [current]);

  return (
    <nav aria-label="Queues">
      <List ref={list}>
        {(Object.keys(queueLabels) as QueueName[]).map((queue) => {
          const open = data?.find((summary) => summary.queue === queue)?.open ?? 0;
          return (
            <li key={queue}>
              <Entry
                tone="quiet"
                href={`/admin/queues?queue=${queue}`}
                aria-current={queue === current ? 'page' : undefined}
              >
                <span>{queueLabels[queue].label}</span>
                {open > 0 && <CountBadge count={open} max={99} tone="quiet" label={`${open} open`} />}
              </Entry>
            </li>
          );
        })}
        <li>
          <Entry tone="quiet" href="/blog/admin/newsletter">
            All newsletter subscribers
          </Entry>
        </li>
      </List>
    </nav>
  );
}
