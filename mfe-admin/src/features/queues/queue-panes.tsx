import type { QueuePage as Page } from '@counterpart/api/contract';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { below, from, Stack } from '@counterpart/design-system/layout';
import { Pagination } from '@counterpart/design-system/pagination';
import { chooseConversationPicture } from '@counterpart/design-system/pictures/choose-conversation';
import { donePicture } from '@counterpart/design-system/pictures/done';
import { useMemo, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { QueueItemPane } from './queue-item-pane';
import { queueLabels } from '../../queue-labels';
import { QueueList } from './queue-list';
import { ShortcutHelp } from './shortcut-help';
import type { QueueView } from './use-queue-view';
import { useShortcutChoice, useShortcuts } from './use-shortcuts';

/** The list and one item beside each other; on narrow windows one after the other. */
const Panes = styled.div<{ readonly $isItemShown: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-24);
  align-items: start;

  ${from('large')} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  }

  ${below('large')} {
    & > :first-child {
      ${({ $isItemShown }) => $isItemShown && 'display: none;'}
    }
  }
`;

/** In place of the item, where both have room. */
const NothingChosen = styled.div`
  ${below('large')} {
    display: none;
  }
`;

/** A page of a queue, with `j`, `k`, `a` and `r` to go through it. */
export function QueuePanes({ page, view }: { readonly page: Page; readonly view: QueueView }): ReactNode {
  const pane = useRef<HTMLDivElement>(null);
  const [hasShortcuts, setShortcuts] = useShortcutChoice();
  const { items } = page;
  const { itemId, queue, show } = view;
  const index = items.findIndex(({ id }) => id === itemId);
  const item = items[index];

  const shortcuts = useMemo(() => {
    const move = (step: number) => {
      const next = items[index < 0 ? 0 : index + step];
      if (next) show(next.id);
    };
    const press = (name: string) => pane.current?.querySelector<HTMLElement>(`[data-triage="${name}"]`)?.click();
    return { j: () => move(1), k: () => move(-1), a: () => press('approve'), r: () => press('reject') };
  }, [items, index, show]);
  useShortcuts(hasShortcuts, shortcuts);

  if (items.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        illustration={donePicture}
        title="Nothing here"
        description={view.state === 'open' ? 'Everything in this queue has been dealt with.' : 'Nothing matches.'}
      />
    );
  const { label } = queueLabels[queue];
  return (
    <Stack gap={16}>
      <ShortcutHelp queue={queue} isOn={hasShortcuts} onChange={setShortcuts} />
      <Panes $isItemShown={item !== undefined}>
        <Stack gap={12}>
          <QueueList label={label} items={items} currentId={itemId} onShow={show} />
          {page.total > page.pageSize && (
            <Pagination
              label={`Pages of ${label}`}
              page={view.page}
              pageSize={page.pageSize}
              total={page.total}
              onPageChange={view.setPage}
            />
          )}
        </Stack>
        {item ? (
          <QueueItemPane
            key={`${queue}-${item.id}`}
            queue={queue}
            item={item}
            paneRef={pane}
            onBack={() => show(null)}
            // The next one takes its place; after the last one, the one before.
            onDecided={() => show((items[index + 1] ?? items[index - 1])?.id ?? null)}
          />
        ) : (
          <NothingChosen>
            <EmptyState
              headingLevel={2}
              illustration={chooseConversationPicture}
              title="Select an item"
              description="Read it here, then decide."
            />
          </NothingChosen>
        )}
      </Panes>
    </Stack>
  );
}
