import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useControlAttributes } from '../../internal/field-context';
import { floating, inputBox, truncate } from '../../internal/styles';
import { useDismiss } from '../../internal/use-dismiss';
import { Icon } from '../icon/icon';
import { CheckboxGroup, type CheckboxOption } from './checkbox-group';

export interface CheckboxSelectProps<Value extends string> {
  /** Name of the list; the field around it shows the same. */
  readonly label: string;
  /** Shown while nothing is chosen: what that means. */
  readonly placeholder: string;
  readonly options: readonly (CheckboxOption<Value> & { readonly label: string })[];
  readonly value: readonly Value[];
  /** Receives the chosen values in the order of the options. */
  readonly onChange: (value: Value[]) => void;
}

const Root = styled.div`
  position: relative;
  min-width: 0;
`;

const Box = styled.button`
  ${inputBox}
  display: flex;
  gap: var(--cp-space-8);
  align-items: center;
  justify-content: space-between;
  text-align: start;
  cursor: pointer;

  > span {
    ${truncate}
  }

  > svg {
    flex: none;
    color: var(--cp-text-3);
  }

  &[data-empty] > span {
    color: var(--cp-placeholder);
  }
`;

const Panel = styled.div`
  ${floating}
  position: absolute;
  z-index: var(--cp-layer-floating);
  inset-block-start: calc(100% + var(--cp-space-4));
  inset-inline: 0;
  max-height: min(320px, 45vh);
  overflow-y: auto;
  padding: var(--cp-space-8) var(--cp-space-12);
`;

/** Any number of a few, in a list that opens over the page; the box shows what is chosen. */
export function CheckboxSelect<Value extends string>({
  label,
  placeholder,
  options,
  value,
  onChange,
}: CheckboxSelectProps<Value>): ReactNode {
  const { id, ...attributes } = useControlAttributes({});
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);
  // An arrow opens the list and goes into it.
  const isEntered = useRef(false);
  useEffect(() => {
    if (open && isEntered.current) root.current?.querySelector('input')?.focus();
    isEntered.current = false;
  }, [open]);
  const chosen = options.filter((option) => value.includes(option.value));
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // The drawer around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      box.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      isEntered.current = true;
      setOpen(true);
      const boxes = [...(root.current?.querySelectorAll('input') ?? [])];
      const current = boxes.findIndex((one) => one === document.activeElement);
      boxes.at(event.key === 'ArrowDown' ? (current + 1) % boxes.length : Math.max(current, 0) - 1)?.focus();
    }
  };
  return (
    <Root ref={root} data-dismissible={open || undefined} onKeyDown={onKey}>
      <Box
        {...attributes}
        ref={box}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        data-empty={chosen.length === 0 ? '' : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{chosen.length === 0 ? placeholder : chosen.map((option) => option.label).join(', ')}</span>
        <Icon name="chevron-down" size={16} />
      </Box>
      <Panel id={`${id}-list`} role="dialog" aria-label={label} hidden={!open}>
        {open && <CheckboxGroup label={label} hideLabel options={options} value={value} onChange={onChange} />}
      </Panel>
    </Root>
  );
}
