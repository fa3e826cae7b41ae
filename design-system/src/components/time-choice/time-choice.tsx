import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { HiddenText } from '../../internal/hidden-text';
import { visuallyHidden } from '../../internal/visually-hidden';
import { IconButton } from '../icon-button/icon-button';

export interface FreeTime {
  readonly value: string;
  /** '9:30 AM' */
  readonly label: string;
}

export interface FreeDay {
  readonly id: string;
  /** 'Wed' */
  readonly weekday: string;
  /** 'Nov 25' */
  readonly date: string;
  /** 'Wednesday, November 25': read out, and above the times. */
  readonly label: string;
  readonly times: readonly FreeTime[];
}

export interface TimeChoiceProps {
  /** Days that have free times, in order; at least one. */
  readonly days: readonly FreeDay[];
  /** The day whose times are shown; another one than those given shows the first. */
  readonly day: string | null;
  readonly onDayChange: (id: string) => void;
  /** The chosen time. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** One sentence that says what to mend; shown and read out. */
  readonly error?: string | null;
}

const Root = styled.div`
  display: grid;
  gap: var(--cp-space-16);
  min-width: 0;
`;

const Strip = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--cp-space-4);
  align-items: center;
`;

const Days = styled.fieldset`
  min-width: 0;
`;

/** Scrolling row inside the fieldset, whose legend must not scroll or become a column. */
const DayRow = styled.div`
  position: relative;
  display: flex;
  gap: var(--cp-space-8);
  padding: 3px;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: var(--cp-size-control);
  border: 1px solid var(--cp-border-control);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background-color var(--cp-motion-fast) var(--cp-motion-ease),
    border-color var(--cp-motion-fast) var(--cp-motion-ease);

  &:hover {
    border-color: var(--cp-primary);
  }

  &[data-checked='true'] {
    border-color: var(--cp-primary);
    background: var(--cp-primary);
    color: var(--cp-on-primary);
  }

  &:has(input:focus-visible) {
    outline: 2px solid var(--cp-primary);
    outline-offset: 1px;
  }
`;

const Day = styled(Choice)`
  flex: 1 0 4.25rem;
  flex-direction: column;
  max-width: 6rem;
  padding: var(--cp-space-8) var(--cp-space-4);
  line-height: 1.25;
  scroll-snap-align: start;
`;

const Small = styled.span`
  font-size: var(--cp-font-size-small);
`;

const Date = styled.span`
  font-weight: var(--cp-weight-semibold);
`;

const Legend = styled.legend`
  padding: 0 0 var(--cp-space-8);
  font-weight: var(--cp-weight-semibold);
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr));
  gap: var(--cp-space-8);
  max-height: 248px;
  padding: 3px;
  overflow-y: auto;
`;

const Wrong = styled.p`
  color: var(--cp-error);
  font-size: var(--cp-font-size-small);
`;

/** A day, then one of its free times. For a day alone take DateInput. */
export function TimeChoice({ days, day, onDayChange, value, onChange, error = null }: TimeChoiceProps): ReactNode {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const shown = days.find((one) => one.id === day) ?? days[0];

  // The chosen day may stand beyond the edge of the row.
  useEffect(() => {
    const chosen = row.current?.querySelector(':checked')?.closest('label');
    if (!row.current || !chosen) return;
    const { offsetLeft: left, offsetWidth: width } = chosen;
    const { scrollLeft, clientWidth } = row.current;
    if (left < scrollLeft || left + width > scrollLeft + clientWidth)
      row.current.scrollLeft = left - (clientWidth - width) / 2;
  }, [shown?.id]);

  if (!shown) return null;
  const at = days.indexOf(shown);
  const goTo = (target: FreeDay | undefined) => target && onDayChange(target.id);
  return (
    <Root>
      <Strip>
        <IconButton icon="chevron-left" label="Earlier day" disabled={at === 0} onClick={() => goTo(days[at - 1])} />
        <Days>
          <HiddenText as="legend">Day</HiddenText>
          <DayRow ref={row}>
            {days.map((one) => (
              <Day key={one.id} data-choice data-checked={one.id === shown.id}>
                <Radio
                  type="radio"
                  name={`${id}-day`}
                  aria-label={one.label}
                  checked={one.id === shown.id}
                  onChange={() => onDayChange(one.id)}
                />
                <Small>{one.weekday}</Small>
                <Date>{one.date}</Date>
              </Day>
            ))}
          </DayRow>
        </Days>
        <IconButton
          icon="chevron-right"
          label="Later day"
          disabled={at === days.length - 1}
          onClick={() => goTo(days[at + 1])}
        />
      </Strip>
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <Legend>{shown.label}</Legend>
        <Times>
          {shown.times.map((time) => (
            <Choice key={time.value} data-choice data-checked={time.value === value}>
              <Radio
                type="radio"
                name={`${id}-time`}
                aria-invalid={error ? true : undefined}
                checked={time.value === value}
                onChange={() => onChange(time.value)}
              />
              <span>{time.label}</span>
            </Choice>
          ))}
        </Times>
      </fieldset>
      {error && (
        <Wrong id={`${id}-error`} role="alert">
          {error}
        </Wrong>
      )}
    </Root>
  );
}
