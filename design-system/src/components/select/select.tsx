import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { useControlAttributes } from '../../internal/field-context';
import { inputBox } from '../../internal/styles';
import { Icon } from '../icon/icon';

export { MultiSelectOutline } from './multi-select-outline';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'size' | 'children' | 'multiple'
> {
  readonly options: readonly SelectOption<Value>[];
  /** The chosen value; '' shows the placeholder. */
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  /** Shown while nothing is chosen; cannot be chosen itself. */
  readonly placeholder?: string;
  /** 32, 40 or 48 px high. */
  readonly size?: 'small' | 'medium' | 'large';
}

const heights = {
  small: 'var(--cp-size-control-small)',
  medium: 'var(--cp-size-control)',
  large: 'var(--cp-size-control-large)',
} as const;

const Wrap = styled.div`
  position: relative;
  min-width: 0;

  > svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 10px;
    transform: translateY(-50%);
    color: var(--cp-text-3);
    pointer-events: none;
  }
`;

const Native = styled.select<{ $size: keyof typeof heights; $empty: boolean }>`
  ${inputBox}
  min-height: ${({ $size }) => heights[$size]};
  padding-block: 0;
  padding-inline-end: 36px;
  text-overflow: ellipsis;
  cursor: pointer;
  ${({ $size }) => $size === 'small' && 'font-size: var(--cp-font-size-small);'}
  ${({ $empty }) => $empty && 'color: var(--cp-placeholder);'}

  option {
    background: var(--cp-bg);
    color: var(--cp-text);
  }
`;

/** One of several, with the system's own list: best on a phone, light everywhere. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  size = 'medium',
  required,
  ...rest
}: SelectProps<Value>): ReactNode {
  const attributes = useControlAttributes({ ...rest, required });
  return (
    <Wrap>
      <Native
        {...rest}
        {...attributes}
        value={value}
        $size={size}
        $empty={value === '' && placeholder !== undefined}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Native>
      <Icon name="chevron-down" size={16} />
    </Wrap>
  );
}
