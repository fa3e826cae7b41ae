import type { QueuePage as Page } from '@counterpart/api/contract';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { below, from, Stack } from '@counterpart/design-system/layout';
import { Pagination } from '@counterpart/design-system/pagination';
import { chooseConversationPicture } from '@counterpart/design-system/pictures/choose-conversation';
import { donePicture } from '@counterpart/design-system/pictures/done';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { QueueItemPane } from './queue-item-pane';
import { queueLabels } from '../../queue-labels';
import { QueueList } from './queue-list';
import { ShortcutHelp } from './shortcut-help';
import { useDecisions } from './use-decisions';
import type { QueueView } from './use-queue-view';
import { useShortcutChoice, useShortcuts } from './use-shortcuts';

/** The list and one item beside each other; on narrow windows one after the other. */
const Panes = styled.div<{ readonly $isItemShown: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-24);
  align-items: start;

  ${from('large')} {
    flex: 1;
    min-height: 0;
    grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);

    & > * {
      max-height: 100%;
      overflow-y: auto;
      scroll-padding-block-end: var(--cp-space-64);
    }
  }

  ${below('large')} {
    & > :first-child {
      ${({ $isItemShown }) => $isItemShown && 'display: none;'}
    }
  }
`;

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--cp-space-12);
  min-height: 0;
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
  const [nextId, setNextId] = useState<number | null>(null);
  const goTo = (id: number | null) => {
    setNextId(id);
    view.show(id);
  };
  const decisions = useDecisions(view.queue, ({ id }) => goTo(id));
  const { waitingId, isQuiet } = decisions;
  const items = page.items.filter(({ id }) => id !== waitingId);
  const { itemId, queue, show } = view;
  const index = items.findIndex(({ id }) => id === itemId);
  const item = items[index];

  const move = (step: number) => {
    const next = items[index < 0 ? 0 : index + step];
    if (next) show(next.id);
  };
  const press = (name: string) => pane.current?.querySelector<HTMLElement>(`[data-triage="${name}"]`)?.click();
  const shortcuts = { j: () => move(1), k: () => move(-1), a: () => press('approve'), r: () => press('reject') };
  useShortcuts(hasShortcuts, shortcuts, isQuiet);

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
    <Column>
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
            isNext={item.id === nextId}
            onBack={() => show(null)}
            decide={(...decision) => {
              // The next one takes its place; after the last one, the one before.
              if (decisions.decide(item, ...decision)) goTo((items[index + 1] ?? items[index - 1])?.id ?? null);
            }}
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
    </Column>
  );
}
