import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { isOfInputMethod } from '../../internal/input-method';
import { HiddenText } from '../../internal/hidden-text';
import { TextInput, type TextInputProps } from '../text-input/text-input';

export interface ComboboxSuggestion {
  /** Text of the box once it is chosen; unique in the list. */
  readonly value: string;
  /** At the end of the row: a count, 'State'. */
  readonly detail?: string;
}

export interface ComboboxProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onSelect' | 'size' | 'type' | 'list'
> {
  readonly value: string;
  /** Receives the typed text. */
  readonly onChange: (value: string) => void;
  /** A suggestion was chosen, by Enter or by a click; the box holds it already. */
  readonly onChoose?: (value: string) => void;
  /** Matches for the typed text; the list opens when there are any and the box has the focus. */
  readonly suggestions: readonly ComboboxSuggestion[];
  /** Name of the list: 'Locations'. */
  readonly listLabel: string;
  readonly icon?: TextInputProps['icon'];
  /** The suggestions are of what is typed now: the only one is what is meant, and fills the box on leaving it. */
  readonly isCurrent?: boolean;
}

const Wrap = styled.div`
  position: relative;
`;

const List = styled.ul`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + var(--cp-space-4));
  z-index: 2;
  max-height: 320px;
  overflow-y: auto;
  padding: var(--cp-space-4);
  border: 1px solid var(--cp-border);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg);
  box-shadow: var(--cp-shadow);
`;

const Option = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--cp-space-12);
  min-height: var(--cp-size-control);
  padding: var(--cp-space-4) var(--cp-space-12);
  border-radius: var(--cp-radius-small);
  cursor: pointer;

  &:hover {
    background: var(--cp-bg-subtle);
  }

  &[aria-selected='true'] {
    background: var(--cp-primary-bg);
    color: var(--cp-primary);
  }
`;

const Detail = styled.span`
  flex: none;
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

/**
 * A text box with suggestions, by the ARIA pattern 'editable combobox with list autocomplete': anything may be typed,
 * and a suggestion only fills the box. The focus stays in the box; arrow keys move through the list.
 */
export function Combobox({
  value,
  onChange,
  onChoose,
  suggestions,
  listLabel,
  onKeyDown,
  onBlur,
  onFocus,
  isCurrent = false,
  ...input
}: ComboboxProps): ReactNode {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && suggestions.length > 0;
  const current = isOpen ? Math.min(active, suggestions.length - 1) : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = (chosen: ComboboxSuggestion) => {
    close();
    onChange(chosen.value);
    onChoose?.(chosen.value);
  };
  const leave = () => {
    const [only] = suggestions;
    if (isOpen && isCurrent && only && suggestions.length === 1 && value.trim()) onChange(only.value);
    close();
  };
  const move = (step: 1 | -1) => {
    setWanted(true);
    if (suggestions.length === 0) return;
    // From the box to the first or the last one, and from the ends back to the box.
    const next = isOpen ? current + step : step === 1 ? 0 : suggestions.length - 1;
    setActive(next < -1 ? suggestions.length - 1 : next >= suggestions.length ? -1 : next);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (isOfInputMethod(event)) return;
    const chosen = suggestions[current];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && chosen) {
      // Enter without a suggestion sends the form.
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Enter') {
      leave();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <Wrap>
      <TextInput
        {...input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={current >= 0 ? optionId(current) : undefined}
        value={value}
        onChange={(event) => {
          setWanted(true);
          setActive(-1);
          onChange(event.target.value);
        }}
        onFocus={(event) => {
          setWanted(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
        onKeyDown={pressKey}
      />
      {isOpen && (
        <List id={listId} role="listbox" aria-label={listLabel}>
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.value}
              id={optionId(index)}
              role="option"
              aria-selected={index === current}
              // The box keeps the focus, so the list stays open until the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span>{suggestion.value}</span>
              {suggestion.detail && <Detail>{suggestion.detail}</Detail>}
            </Option>
          ))}
        </List>
      )}
      <HiddenText as="div" role="status">
        {isOpen && `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </HiddenText>
    </Wrap>
  );
}
