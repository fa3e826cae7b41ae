import { useId, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { from as fromWidth } from '../../internal/media';
import { HiddenText } from '../../internal/hidden-text';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Select } from '../select/select';

/** A part of each week: `day` is 1 for Monday to 7 for Sunday, times are minutes after midnight. */
export interface HoursRange {
  readonly day: number;
  readonly from: number;
  readonly to: number;
}

export interface WeeklyHoursProps {
  /** Name of the hours, for example 'Working hours'. */
  readonly label: string;
  readonly value: readonly HoursRange[];
  readonly onChange: (value: HoursRange[]) => void;
  /** One sentence that says what to mend; shown and read out. */
  readonly error?: string | null | undefined;
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const endOfDay = 24 * 60;
/** Minutes between two times that can be chosen. */
const step = 15;

const Root = styled.fieldset`
  min-width: 0;
`;

const Legend = styled.legend`
  padding: 0 0 var(--cp-space-4);
  font-size: var(--cp-font-size-small);
  font-weight: var(--cp-weight-medium);
`;

const Row = styled.li`
  display: grid;
  gap: var(--cp-space-8);
  padding-block: var(--cp-space-12);
  border-block-end: 1px solid var(--cp-border);
  ${fromWidth('medium')} {
    grid-template-columns: 7rem minmax(0, 1fr) auto;
    align-items: start;
  }
`;

const DayName = styled.span`
  display: flex;
  align-items: center;
  ${fromWidth('medium')} {
    min-height: var(--cp-size-control);
  }
`;

const Ranges = styled.div`
  display: grid;
  gap: var(--cp-space-8);
`;

const Range = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 132px) auto minmax(0, 132px) auto;
  gap: var(--cp-space-4);
  align-items: center;
  justify-content: start;
`;

const Closed = styled.span`
  display: flex;
  align-items: center;
  min-height: var(--cp-size-control);
  color: var(--cp-text-3);
`;

const Wrong = styled.p`
  padding-block-start: var(--cp-space-8);
  color: var(--cp-error);
  font-size: var(--cp-font-size-small);
`;

/** '9:00 AM'; 1440 is 'Midnight'. */
function clockText(minutes: number): string {
  if (minutes === endOfDay) return 'Midnight';
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return `${hour}:${String(minutes % 60).padStart(2, '0')} ${minutes < endOfDay / 2 ? 'AM' : 'PM'}`;
}

/** The times of a list, with the one that is chosen if it is none of the steps. */
function clockOptions(first: number, last: number, chosen: number) {
  const steps = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
  const all = steps.includes(chosen) ? steps : [...steps, chosen].sort((one, other) => one - other);
  return all.map((minutes) => ({ value: String(minutes), label: clockText(minutes) }));
}

/** The range that is added to a day: nine to five, or an hour after the last one, as far as the day goes. */
export function nextRange(day: number, ranges: readonly HoursRange[]): HoursRange | null {
  if (ranges.length === 0) return { day, from: 9 * 60, to: 17 * 60 };
  const last = Math.max(...ranges.map(({ to }) => to));
  const from = last + 60 < endOfDay ? last + 60 : last;
  return from < endOfDay ? { day, from, to: Math.min(from + 2 * 60, endOfDay) } : null;
}

/** Hours of each weekday, several ranges a day. A day without a range is a day off. */
export function WeeklyHours({ label, value, onChange, error }: WeeklyHoursProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // What was pressed may be gone: the focus stays in its row.
  const focusRow = (day: number) =>
    void setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-add="${day}"]`)?.focus());
  const set = (old: HoursRange, next: HoursRange) => onChange(value.map((range) => (range === old ? next : range)));

  return (
    <Root aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
      <Legend>{label}</Legend>
      <ul ref={list}>
        {dayNames.map((name, index) => {
          const day = index + 1;
          const ranges = value.filter((range) => range.day === day).sort((one, other) => one.from - other.from);
          const added = nextRange(day, ranges);
          return (
            <Row key={name}>
              <DayName>{name}</DayName>
              <Ranges>
                {ranges.length === 0 && <Closed>Not available</Closed>}
                {ranges.map((range, at) => (
                  <Range key={at}>
                    <Select
                      aria-label={`${name}, from`}
                      options={clockOptions(0, endOfDay - step, range.from)}
                      value={String(range.from)}
                      onChange={(next) => set(range, { ...range, from: Number(next) })}
                    />
                    <span aria-hidden="true">–</span>
                    <Select
                      aria-label={`${name}, to`}
                      options={clockOptions(step, endOfDay, range.to)}
                      value={String(range.to)}
                      onChange={(next) => set(range, { ...range, to: Number(next) })}
                    />
                    <IconButton
                      size="small"
                      icon="close"
                      label={`Remove ${clockText(range.from)} to ${clockText(range.to)} on ${name}`}
                      onClick={() => {
                        onChange(value.filter((one) => one !== range));
                        focusRow(day);
                      }}
                    />
                  </Range>
                ))}
              </Ranges>
              <div>
                <Button
                  size="small"
                  variant="ghost"
                  icon="plus"
                  data-add={day}
                  disabled={!added}
                  onClick={() => added && onChange([...value, added])}
                >
                  Add Hours<HiddenText>{` on ${name}`}</HiddenText>
                </Button>
              </div>
            </Row>
          );
        })}
      </ul>
      {error && (
        <Wrong id={`${id}-error`} role="alert">
          {error}
        </Wrong>
      )}
    </Root>
  );
}
