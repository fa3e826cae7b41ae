import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceFieldset, type ChoiceFieldsetProps } from '../../internal/choice-fieldset';
import { from } from '../../internal/media';
import { Checkbox } from './single-checkbox';

export interface CheckboxOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly help?: string;
  readonly count?: number | string;
  readonly disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string> extends ChoiceFieldsetProps {
  readonly options: readonly CheckboxOption<Value>[];
  readonly value: readonly Value[];
  /** Receives the chosen values in the order of the options. */
  readonly onChange: (value: Value[]) => void;
  /** From 640 px on; default 1. */
  readonly columns?: 1 | 2 | 3;
}

const Options = styled.div<{ $columns: number }>`
  display: grid;
  gap: var(--cp-space-4) var(--cp-space-24);
  ${from('small')} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/** Any number of several. */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  onChange,
  columns = 1,
  ...frame
}: CheckboxGroupProps<Value>): ReactNode {
  const toggle = (changed: Value, checked: boolean) =>
    onChange(
      options.map((option) => option.value).filter((each) => (each === changed ? checked : value.includes(each))),
    );
  return (
    <ChoiceFieldset {...frame}>
      <Options $columns={columns}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            help={option.help}
            count={option.count}
            disabled={option.disabled}
            checked={value.includes(option.value)}
            aria-invalid={frame.error ? true : undefined}
            onChange={(checked) => toggle(option.value, checked)}
          />
        ))}
      </Options>
    </ChoiceFieldset>
  );
}
