import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useControlAttributes } from '../../internal/field-context';
import { isOfInputMethod } from '../../internal/input-method';
import { inputBox } from '../../internal/styles';
import { HiddenText } from '../../internal/hidden-text';
import { Tag } from '../tag/tag';

export interface TagInputProps {
  readonly value: readonly string[];
  /** Receives the entries, trimmed, without empty ones and without a second of the same. */
  readonly onChange: (value: string[]) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

const Box = styled.div<{ $invalid: boolean; $disabled: boolean }>`
  ${inputBox}
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding-block: 6px;
  cursor: text;
  ${({ $invalid }) => $invalid && 'border-color: var(--cp-error);'}
  ${({ $disabled }) => $disabled && 'background: var(--cp-bg-subtle); border-color: var(--cp-border); color: var(--cp-disabled); cursor: not-allowed;'}

  &:focus-within {
    border-color: ${({ $invalid }) => ($invalid ? 'var(--cp-error)' : 'var(--cp-primary)')};
    box-shadow: 0 0 0 1px ${({ $invalid }) => ($invalid ? 'var(--cp-error)' : 'var(--cp-primary)')};
  }

  @media (forced-colors: active) {
    &:focus-within {
      outline: 2px solid Highlight;
    }
  }
`;

const Entries = styled.ul`
  display: contents;

  > li {
    max-width: 100%;
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 8ch;
  min-height: 26px;
  padding: 0;
  border: 0;
  background: none;

  &:focus-visible {
    outline: none;
  }

  &:disabled {
    cursor: not-allowed;
  }
`;

/** Splits at commas and line ends, trims, and leaves out what is empty or there already (whatever its case). */
export function addEntries(value: readonly string[], text: string, max = Infinity): string[] {
  const known = new Set(value.map((entry) => entry.toLowerCase()));
  const added = text
    .split(/[,\n]/)
    .map((entry) => entry.trim().replaceAll(/\s+/g, ' '))
    .filter((entry) => entry !== '' && !known.has(entry.toLowerCase()) && known.add(entry.toLowerCase()));
  return [...value, ...added].slice(0, max);
}

/**
 * A list of short entries of one's own: certifications, languages. Comma or Enter adds, Backspace takes the last away.
 */
export function TagInput({ value, onChange, placeholder, disabled = false }: TagInputProps): ReactNode {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const attributes = useControlAttributes({});

  const add = (typed: string) => {
    const next = addEntries(value, typed);
    setText('');
    if (next.length === value.length) return;
    onChange(next);
    setSaid(`${next.slice(value.length).join(', ')} added`);
  };

  const remove = (entry: string) => {
    onChange(value.filter((each) => each !== entry));
    setSaid(`${entry} removed`);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    const last = value.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      remove(last);
    } else if ((event.key === 'Enter' || event.key === ',') && text.trim() !== '') {
      event.preventDefault();
      add(text);
    }
  };

  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  };

  return (
    // A press beside the entries means the box, as in any input.
    <Box
      role="presentation"
      $invalid={Boolean(attributes['aria-invalid'])}
      $disabled={disabled}
      onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
    >
      {value.length > 0 && (
        <Entries aria-label="Chosen">
          {value.map((entry) => (
            <li key={entry}>
              <Tag onRemove={disabled ? undefined : () => remove(entry)} removeLabel={`Remove ${entry}`}>
                {entry}
              </Tag>
            </li>
          ))}
        </Entries>
      )}
      <Input
        {...attributes}
        ref={input}
        dir="auto"
        type="text"
        value={text}
        placeholder={value.length === 0 ? placeholder : undefined}
        autoComplete="off"
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => add(text)}
      />
      <HiddenText role="status">{said}</HiddenText>
    </Box>
  );
}
