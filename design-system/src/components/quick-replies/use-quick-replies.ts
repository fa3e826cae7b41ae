import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useDismiss } from '../../internal/use-dismiss';
import { inserted, slashQuery, type Edited } from './inserted-text';

/** A text that is written often. */
export interface QuickReplyItem {
  readonly id: number | string;
  /** A few words that it is found by. */
  readonly title: string;
  readonly body: string;
}

interface Options {
  /** Around the text and the list. */
  readonly root: RefObject<HTMLElement | null>;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly items: readonly QuickReplyItem[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** All of them, or those that are asked for by what stands behind a '/'. */
type Opened = { readonly by: 'button' } | { readonly by: 'slash'; readonly query: string };

export interface QuickReplyList {
  /** Replies offered now; empty while the list is closed. */
  readonly shown: readonly QuickReplyItem[];
  /** Index in `shown`. */
  readonly active: number;
  readonly toggle: () => void;
  readonly choose: (item: QuickReplyItem) => void;
  /** Call it after each change of the text. */
  readonly onTyped: () => void;
  /** @returns whether the key was for the list */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

const editedOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Edited => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

function found(items: readonly QuickReplyItem[], opened: Opened | null): readonly QuickReplyItem[] {
  if (!opened) return [];
  if (opened.by === 'button') return items;
  const query = opened.query.toLowerCase();
  return items.filter(({ title, body }) => `${title}\n${body}`.toLowerCase().includes(query));
}

/** The list of quick replies of a text: opened by its button or by typing '/', chosen from by key or pointer. */
export function useQuickReplies({ root, area, items, value, onChange }: Options): QuickReplyList {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [active, setActive] = useState(0);
  const caret = useRef<number | null>(null);
  const close = useCallback(() => setOpened(null), []);
  useDismiss(root, opened !== null, close);

  // React puts the caret at the end of a text that it has changed.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value, area]);

  const shown = found(items, opened);
  const open = (next: Opened) => {
    setOpened(next);
    setActive(0);
  };

  function choose({ body }: QuickReplyItem): void {
    const element = area.current;
    if (!element) return;
    const edited = editedOf(element);
    const slash = slashQuery(edited);
    const next = inserted(slash ? { ...edited, start: slash.start } : edited, body);
    caret.current = next.start;
    onChange(next.text);
    setOpened(null);
    element.focus();
  }

  function onKey(event: KeyboardEvent): boolean {
    if (shown.length === 0) return false;
    const moves: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const move = moves[event.key];
    const chosen = shown[active];
    if (move !== undefined) setActive((active + move + shown.length) % shown.length);
    else if (event.key === 'Escape') setOpened(null);
    else if (event.key === 'Enter' && !event.shiftKey && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    // A dialog around it stays open.
    event.stopPropagation();
    return true;
  }

  return {
    shown,
    active: Math.min(active, shown.length - 1),
    toggle: () => {
      if (opened?.by === 'button') setOpened(null);
      else open({ by: 'button' });
      area.current?.focus();
    },
    choose,
    onTyped: () => {
      const slash = area.current && slashQuery(editedOf(area.current));
      if (slash) open({ by: 'slash', query: slash.query });
      else setOpened(null);
    },
    onKey,
  };
}
