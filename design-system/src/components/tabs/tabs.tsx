import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../../internal/media';
import { useMedia } from '../../internal/media-query';
import { HiddenText } from '../../internal/hidden-text';
import { bareButton } from '../../internal/styles';
import { withCommas } from '../../internal/with-commas';

export interface TabItem<Id extends string = string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** Shown after the label, for example the number of reviews. */
  readonly count?: number;
  /** Rendered while this tab is the chosen one, or always with `keepsPanels`. */
  readonly content: ReactNode;
  /** Stands beside the first tab's panel from 1,200 px, such as the preview of what is edited; a tab below that. */
  readonly isBeside?: boolean;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  /** One that is not among the tabs stands for the first. */
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Tabs share the whole width. */
  readonly fullWidth?: boolean;
  /**
   * Every panel is in the page, the others hidden: search engines read them, and without scripts people see them all.
   * Default false.
   */
  readonly keepsPanels?: boolean;
}

/**
 * A row with more tabs than fit fades at its end. Where nothing scrolls, or the browser has no timeline of scrolling,
 * the mask is wider than the row, and so nothing fades.
 */
const List = styled.div`
  position: relative;
  display: flex;
  gap: var(--cp-space-20);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--cp-border);
  mask: linear-gradient(90deg, #000 calc(100% - 48px), #0000) 0 0 / calc(100% + 48px) 100%;
  animation: cp-reach-end both;
  animation-timeline: scroll(self x);
  @media print {
    flex-wrap: wrap;
    mask: none;
  }
`;

/** As many tabs share a narrow row on several lines; more than these scroll. */
const mostWrapping = 2;

const Tab = styled.button<{ $fullWidth: boolean; $wraps: boolean }>`
  ${bareButton}
  flex: ${({ $fullWidth, $wraps }) => ($fullWidth ? '1' : $wraps ? '0 1 auto' : 'none')};
  padding: var(--cp-space-12) 2px;
  border-bottom: 2px solid transparent;
  color: var(--cp-text-2);
  font-weight: var(--cp-weight-medium);
  text-align: center;
  white-space: ${({ $wraps }) => ($wraps ? 'normal' : 'nowrap')};
  text-wrap: balance;
  transition:
    color var(--cp-motion-fast) var(--cp-motion-ease),
    border-color var(--cp-motion-fast) var(--cp-motion-ease);

  &:hover {
    color: var(--cp-text);
    border-bottom-color: var(--cp-border-control);
  }

  &[aria-selected='true'] {
    color: var(--cp-primary);
    border-bottom-color: var(--cp-primary);
    font-weight: var(--cp-weight-semibold);
  }

  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--cp-radius-small);
  }
`;

const Count = styled.span`
  color: var(--cp-text-3);
  font-weight: var(--cp-weight-regular);
`;

const Panel = styled.div`
  padding-top: var(--cp-space-16);

  /* Without scripts nothing could choose another panel. */
  @media (scripting: none) {
    &[hidden]:not(:empty) {
      display: block !important;
    }
  }
`;

const Root = styled.div<{ $isSplit: boolean }>`
  ${({ $isSplit }) => $isSplit && 'display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px;'}
`;

/** Scrolls by itself, so that it stays in view beside a long form. */
const Beside = styled.div`
  position: sticky;
  inset-block-start: calc(var(--cp-size-header-height) + var(--cp-space-16));
  max-block-size: calc(100dvh - var(--cp-size-header-height) - var(--cp-space-32));
  overflow-y: auto;
  overflow-wrap: anywhere;
`;

const wide = from('wide').replace('@media ', '');

/** Parts of one subject, one at a time. Arrow keys, Home and End move between tabs and choose them. */
export function Tabs<Id extends string>({
  label,
  items: all,
  value: wanted,
  onChange,
  fullWidth = false,
  keepsPanels = false,
}: TabsProps<Id>): ReactNode {
  const base = useId();
  const isWide = useMedia(wide);
  const items = isWide ? all.filter(({ isBeside }) => !isBeside) : all;
  const value = items.some(({ id }) => id === wanted) ? wanted : (items[0]?.id ?? wanted);
  const beside = value === items[0]?.id ? all.find((item) => !items.includes(item)) : undefined;
  const buttons = useRef(new Map<Id, HTMLButtonElement>());

  // A URL may name a tab that stands beyond the edge of a narrow row.
  useEffect(() => {
    const tab = buttons.current.get(value);
    const list = tab?.parentElement;
    if (!tab || !list) return;
    const { offsetLeft: left, offsetWidth: width } = tab;
    if (left < list.scrollLeft || left + width > list.scrollLeft + list.clientWidth)
      list.scrollLeft = left - (list.clientWidth - width) / 2;
  }, [value]);

  const move = (event: KeyboardEvent) => {
    const current = items.findIndex((item) => item.id === value);
    const targets: Record<string, number> = {
      ArrowRight: (current + 1) % items.length,
      ArrowLeft: (current - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const next = items[targets[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    buttons.current.get(next.id)?.focus();
  };

  return (
    <Root $isSplit={Boolean(beside)}>
      <div>
        <List role="tablist" aria-label={label}>
          {items.map((item) => (
            <Tab
              key={item.id}
              ref={(element) => {
                if (element) buttons.current.set(item.id, element);
                else buttons.current.delete(item.id);
              }}
              type="button"
              role="tab"
              id={`${base}-tab-${item.id}`}
              aria-selected={item.id === value}
              aria-controls={`${base}-panel-${item.id}`}
              tabIndex={item.id === value ? 0 : -1}
              $fullWidth={fullWidth}
              $wraps={items.length <= mostWrapping}
              onClick={() => onChange(item.id)}
              onKeyDown={move}
            >
              {item.count === undefined ? (
                <span>{item.label}</span>
              ) : (
                <span>
                  <span>{item.label}</span> <Count>{`(${withCommas(item.count)})`}</Count>
                </span>
              )}
            </Tab>
          ))}
        </List>
        {items.map((item) => (
          <Panel
            key={item.id}
            role="tabpanel"
            id={`${base}-panel-${item.id}`}
            aria-labelledby={`${base}-tab-${item.id}`}
            hidden={item.id !== value}
            tabIndex={0}
          >
            {(keepsPanels || item.id === value) && item.content}
          </Panel>
        ))}
      </div>
      {beside && (
        <div>
          <Beside role="region" aria-labelledby={`${base}-beside`} tabIndex={0}>
            <HiddenText id={`${base}-beside`}>{beside.label}</HiddenText>
            {beside.content}
          </Beside>
        </div>
      )}
    </Root>
  );
}
