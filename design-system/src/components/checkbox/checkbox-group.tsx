import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceLegend } from '../../internal/choice-styles';
import { FieldError, FieldHelp } from '../../internal/field-notes';
import { from } from '../../internal/media';
import { visuallyHidden } from '../../internal/styles';
import { Checkbox } from './single-checkbox';

export interface CheckboxOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string;
  readonly count?: number;
  readonly disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string> {
  /** What the choices are about. */
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly options: readonly CheckboxOption<Value>[];
  readonly value: readonly Value[];
  /** Receives the chosen values in the order of the options. */
  readonly onChange: (value: Value[]) => void;
  readonly help?: ReactNode;
  readonly error?: string | null | undefined;
  /** From 640 px on; default 1. */
  readonly columns?: 1 | 2 | 3;
  readonly disabled?: boolean;
}

const Options = styled.div<{ $columns: number }>`
  display: grid;
  gap: var(--cp-space-4) var(--cp-space-24);
  ${from('small')} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Legend = styled(ChoiceLegend)<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** Any number of several. */
export function CheckboxGroup<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  help,
  error,
  columns = 1,
  disabled = false,
}: CheckboxGroupProps<Value>): ReactNode {
  const id = useId();
  const toggle = (changed: Value, checked: boolean) =>
    onChange(options.map((option) => option.value).filter((each) => (each === changed ? checked : value.includes(each))));
  const describedBy = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy} disabled={disabled}>
      <Legend $hidden={hideLabel}>{label}</Legend>
      <Options $columns={columns}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            help={option.help}
            count={option.count}
            disabled={option.disabled}
            checked={value.includes(option.value)}
            onChange={(checked) => toggle(option.value, checked)}
          />
        ))}
      </Options>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && <FieldHelp id={`${id}-help`}>{help}</FieldHelp>}
    </fieldset>
  );
}
