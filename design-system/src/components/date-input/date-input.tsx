import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceFieldset, type ChoiceFieldsetProps } from '../../internal/choice-fieldset';
import { useControlAttributes } from '../../internal/field-context';
import { inputBox } from '../../internal/styles';

/** A day as `YYYY-MM-DD`; '' is none. */
export type Day = string;

export interface DateInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'size' | 'min' | 'max'
> {
  readonly value: Day;
  readonly onChange: (value: Day) => void;
  /** The first and the last day that can be chosen. */
  readonly min?: Day;
  readonly max?: Day;
  /** `datetime` asks for a time as well: `YYYY-MM-DDTHH:MM` of the reader's own clock. Default `day`. */
  readonly precision?: 'day' | 'datetime';
}

const Input = styled.input`
  ${inputBox}
  padding-block: 0;
  font-variant-numeric: tabular-nums;

  &::-webkit-calendar-picker-indicator {
    cursor: pointer;
  }
`;

/** A day, with the system's own calendar: every key, language and screen reader that it knows. */
export function DateInput({ value, onChange, precision = 'day', required, ...rest }: DateInputProps): ReactNode {
  const attributes = useControlAttributes({ ...rest, required });
  return (
    <Input
      {...rest}
      {...attributes}
      type={precision === 'day' ? 'date' : 'datetime-local'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Two days; either may be '' and then is open. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export interface DateRangeInputProps extends ChoiceFieldsetProps {
  readonly value: DayRange;
  readonly onChange: (value: DayRange) => void;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: var(--cp-space-8) var(--cp-space-16);
`;

const End = styled.label`
  color: var(--cp-text-2);
  font-size: var(--cp-font-size-small);
`;

/** From a day to a day. The calendar of each end leaves out what the other end rules out. */
export function DateRangeInput({ value, onChange, ...frame }: DateRangeInputProps): ReactNode {
  const id = useId();
  return (
    <ChoiceFieldset {...frame}>
      <Pair>
        <div>
          <End htmlFor={`${id}-from`}>From</End>
          <DateInput
            id={`${id}-from`}
            value={value.from}
            max={value.to || undefined}
            aria-invalid={frame.error ? true : undefined}
            onChange={(from) => onChange({ ...value, from })}
          />
        </div>
        <div>
          <End htmlFor={`${id}-to`}>To</End>
          <DateInput
            id={`${id}-to`}
            value={value.to}
            min={value.from || undefined}
            aria-invalid={frame.error ? true : undefined}
            onChange={(to) => onChange({ ...value, to })}
          />
        </div>
      </Pair>
    </ChoiceFieldset>
  );
}
