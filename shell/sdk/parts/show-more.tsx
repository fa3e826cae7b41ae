import { Alert } from '@counterpart/design-system/alert';
import { Button } from '@counterpart/design-system/button';
import { Stack } from '@counterpart/design-system/layout';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { More } from '../api/use-more';

interface Props {
  readonly more: More | null | undefined;
  /** 'reviews', in the sentence that says what could not be loaded. */
  readonly what: string;
}

/** The element whose children are the rows of a list: a table's body, what is marked with `data-rows`, or itself. */
const rowsOf = (list: Element): HTMLCollection => (list.querySelector('tbody, [data-rows]') ?? list).children;

/**
 * Stands right behind a list: the way to its rest; nothing when it is whole. Pressing it takes the focus to the first
 * new row.
 */
export function ShowMore({ more, what }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<{ readonly rows: HTMLCollection; readonly count: number } | null>(null);
  useLayoutEffect(() => {
    if (!before.current || more?.pending) return;
    const { rows, count } = before.current;
    const row = rows[count] ?? (more === null ? rows[count - 1] : null);
    if (!row && !more?.failed) return;
    before.current = null;
    const button = root.current?.querySelector('button');
    const isElsewhere = ![null, undefined, document.body, button].includes(document.activeElement as HTMLElement);
    if (isElsewhere) return;
    if (row instanceof HTMLElement && row.tabIndex < 0) row.tabIndex = -1;
    ((row as HTMLElement | null) ?? button)?.focus();
  });
  if (!more) return null;
  const load = () => {
    const list = root.current?.previousElementSibling;
    if (list) before.current = { rows: rowsOf(list), count: rowsOf(list).length };
    more.onLoad();
  };
  return (
    <div ref={root}>
      <Stack gap={8}>
        {more.failed && <Alert tone="error">{`More ${what} could not be loaded.`}</Alert>}
        <div>
          <Button variant="secondary" pending={more.pending} onClick={load}>
            Show More
          </Button>
        </div>
      </Stack>
    </div>
  );
}
