import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { isolated } from '../../internal/isolated';
import { bareButton, floating } from '../../internal/styles';
import { HiddenText } from '../../internal/hidden-text';
import { useDismiss } from '../../internal/use-dismiss';
import { MenuEntry, type MenuItem } from './menu-entry';

export type { MenuItem } from './menu-entry';

const Root = styled.div`
  position: relative;
  display: inline-flex;
`;

const Trigger = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-8);
  justify-content: center;
  min-width: var(--cp-size-control);
  min-height: var(--cp-size-control);
  padding: var(--cp-space-4);
  border-radius: var(--cp-radius-medium);

  &:hover,
  &[aria-expanded='true'] {
    background: var(--cp-bg-subtle);
  }
`;

const Panel = styled.div<{ $align: 'start' | 'end' }>`
  ${floating}
  position: absolute;
  z-index: var(--cp-layer-floating);
  inset-block-start: calc(100% + var(--cp-space-8));
  ${({ $align }) => ($align === 'end' ? 'inset-inline-end: 0;' : 'inset-inline-start: 0;')}
  width: max-content;
  min-width: 200px;
  max-width: min(320px, calc(100vw - 2 * var(--cp-space-16)));
  max-height: calc(100vh - var(--cp-size-header-height) - var(--cp-space-32));
  overflow-y: auto;
  padding: var(--cp-space-8);
  --cp-enter: translateY(-4px);
  animation: cp-enter var(--cp-motion-fast) var(--cp-motion-ease);

  &[data-side='above'] {
    inset-block: auto calc(100% + var(--cp-space-8));
  }
`;

const Header = styled.div`
  padding: var(--cp-space-8) var(--cp-space-12) var(--cp-space-12);
  margin-bottom: var(--cp-space-8);
  border-bottom: 1px solid var(--cp-border);
`;

export interface MenuProps {
  /** Name of the button and the list; for example 'Account menu'. Read out after the words the button shows. */
  readonly label: string;
  /** Content of the button. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  /** Above the items, for example who is signed in. */
  readonly header?: ReactNode;
  /** The edge of the button that the list keeps to; default `end`. */
  readonly align?: 'start' | 'end';
  /** A change closes the list, for example the path of the page. */
  readonly closeKey?: string;
}

/**
 * A button with a list of actions, above the button when there is no room below. Arrow keys, Home and End move, a
 * letter goes to the next action that begins with it; Escape closes and returns to the button.
 */
export function Menu({ label, trigger, items, header, align = 'end', closeKey }: MenuProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [keyWhenOpened, setKeyWhenOpened] = useState(closeKey);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const startAtEnd = useRef(false);
  const close = useCallback(() => setOpen(false), []);
  const shown = open && keyWhenOpened === closeKey;
  useDismiss(root, shown, close);

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useLayoutEffect(() => {
    if (shown && panel.current && button.current) positionPanel(panel.current, button.current, align);
  }, [shown, align]);

  useEffect(() => {
    if (!shown) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    (startAtEnd.current ? all.at(-1) : all[0])?.focus();
  }, [shown]);

  const show = (atEnd: boolean) => {
    startAtEnd.current = atEnd;
    setKeyWhenOpened(closeKey);
    setOpen(true);
  };

  const closeToButton = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowUp');
  };

  const onListKey = (event: KeyboardEvent) => {
    const all = entries();
    const current = all.findIndex((entry) => entry === document.activeElement);
    const targets: Record<string, number> = {
      ArrowDown: (current + 1) % all.length,
      ArrowUp: (current - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key] ?? (isLetter(event) ? nextBeginningWith(event.key, all, current) : undefined);
    if (target !== undefined) {
      event.preventDefault();
      all[target]?.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      closeToButton();
    } else if (event.key === 'Tab') {
      setOpen(false);
    }
  };

  return (
    <Root ref={root} data-dismissible={shown || undefined}>
      <Trigger
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        onClick={() => (shown ? setOpen(false) : show(false))}
        onKeyDown={onButtonKey}
      >
        {trigger}
        <HiddenText>{isolated(label)}</HiddenText>
      </Trigger>
      {shown && (
        <Panel ref={panel} $align={align}>
          {header && <Header>{header}</Header>}
          <div ref={list} id={id} role="menu" tabIndex={-1} aria-label={isolated(label)} onKeyDown={onListKey}>
            {items.map((item) => (
              <MenuEntry key={keyOf(item)} item={item} onDone={closeToButton} />
            ))}
          </div>
        </Panel>
      )}
    </Root>
  );
}

/** Two links may have the same label: of two areas, for example. */
function keyOf(item: MenuItem): string {
  if (item.kind === 'separator') return item.id;
  return item.kind === 'link' ? item.href : item.label;
}

/** Minimum distance of a list from the edge of the window, in px: `--cp-space-8`. */
const edge = 8;

/** Above the button when the list does not fit below it, and fits there; moved sideways until it is in the window. */
function positionPanel(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const { top } = button.getBoundingClientRect();
  const { bottom, height, left, right } = panel.getBoundingClientRect();
  if (bottom > window.innerHeight && height < top) panel.dataset['side'] = 'above';
  const beyond = align === 'end' ? edge - left : right - (document.documentElement.clientWidth - edge);
  if (beyond > 0)
    panel.style.setProperty(align === 'end' ? 'margin-inline-end' : 'margin-inline-start', `${-beyond}px`);
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/** Index of the next entry whose words begin with a letter, starting again from the first one. */
function nextBeginningWith(letter: string, all: readonly HTMLElement[], current: number): number | undefined {
  const begins = (entry: HTMLElement) => entry.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  const next = all.findIndex((entry, index) => index > current && begins(entry));
  const found = next === -1 ? all.findIndex(begins) : next;
  return found === -1 ? undefined : found;
}
