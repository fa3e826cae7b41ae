import { useState, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { useControlAttributes } from '../../internal/field-context';
import { inputBox } from '../../internal/styles';

export interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'size' | 'min' | 'max' | 'step' | 'prefix'
> {
  /** `null` while it is empty; NaN while what is typed is no number, so that a form can say so. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Before the number: '$'. */
  readonly prefix?: string;
  /** After the number: 'per hour', '%'. */
  readonly suffix?: string;
  /** Lets a decimal point be typed; default whole numbers. */
  readonly decimals?: boolean;
  /** Arrow keys stop here; the form says what is wrong with a number beyond it. */
  readonly min?: number;
  readonly max?: number;
}

const Wrap = styled.div`
  ${inputBox}
  display: flex;
  align-items: center;
  gap: var(--cp-space-8);
  padding-block: 0;

  &:focus-within {
    border-color: var(--cp-primary);
    box-shadow: 0 0 0 1px var(--cp-primary);
  }

  &:has([aria-invalid='true']) {
    border-color: var(--cp-error);
  }

  &:has([aria-invalid='true']:focus-visible) {
    box-shadow: 0 0 0 1px var(--cp-error);
  }

  &:has(input:disabled) {
    background: var(--cp-bg-subtle);
    color: var(--cp-disabled);
    border-color: var(--cp-border);
  }

  @media (forced-colors: active) {
    &:focus-within {
      outline: 2px solid Highlight;
    }
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 38px;
  padding: 0;
  border: 0;
  background: none;

  &:focus-visible {
    outline: none;
  }
`;

const Unit = styled.span`
  flex: none;
  color: var(--cp-text-3);
`;

/** A number as it is typed: '1,200' and '1200' are 1,200; nothing is `null`, what is no number NaN. */
export function parseNumber(text: string, decimals: boolean): number | null {
  const plain = text.replaceAll(/[\s,]/g, '');
  const pattern = decimals ? /^-?\d+(\.\d*)?$|^-?\.\d+$/ : /^-?\d+$/;
  if (plain === '') return null;
  return pattern.test(plain) ? Number(plain) : Number.NaN;
}

/** A number. The arrow keys count; a phone shows its number keys; turning a wheel over it changes nothing. */
export function NumberInput({
  value,
  onChange,
  prefix,
  suffix,
  decimals = false,
  min = -Infinity,
  max = Infinity,
  required,
  ...rest
}: NumberInputProps): ReactNode {
  const attributes = useControlAttributes({ ...rest, required });
  const [typed, setTyped] = useState('');
  // What was typed stays as it was typed, while it means the value; a value from elsewhere takes its place.
  const shown = Object.is(parseNumber(typed, decimals), value) ? typed : String(value ?? '');

  const set = (text: string) => {
    setTyped(text);
    onChange(parseNumber(text, decimals));
  };

  return (
    <Wrap>
      {prefix && <Unit aria-hidden="true">{prefix}</Unit>}
      <Input
        {...rest}
        {...attributes}
        type="text"
        inputMode={decimals ? 'decimal' : 'numeric'}
        autoComplete={rest.autoComplete ?? 'off'}
        value={shown}
        onChange={(event) => set(event.target.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          const next = (value || 0) + (event.key === 'ArrowUp' ? 1 : -1);
          set(String(Math.min(Math.max(next, min), max)));
        }}
      />
      {suffix && <Unit aria-hidden="true">{suffix}</Unit>}
    </Wrap>
  );
}
