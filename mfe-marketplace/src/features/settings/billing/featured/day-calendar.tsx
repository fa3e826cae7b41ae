import { Heading, Text } from '@counterpart/design-system/text';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { dayAfter, monthText, weeksOf, wholeDayText, type Month } from './month-days';

const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 272px), 1fr));
  gap: var(--cp-space-32);
`;

const Grid = styled.table`
  width: 100%;
  max-width: 360px;
  margin-top: var(--cp-space-8);
  border-collapse: collapse;
  table-layout: fixed;

  th {
    padding: var(--cp-space-4) 0;
    color: var(--cp-text-2);
    font-size: var(--cp-font-size-small);
    font-weight: var(--cp-weight-regular);
  }

  td {
    padding: 2px;
    text-align: center;
  }
`;

const Day = styled.button`
  appearance: none;
  width: 100%;
  min-height: 40px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--cp-radius-medium);
  background: transparent;
  color: var(--cp-text);
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[aria-current='date'] {
    border-color: var(--cp-border-control);
  }

  &:hover:not([aria-disabled='true']) {
    background: var(--cp-primary-bg);
  }

  &[aria-pressed='true'] {
    background: var(--cp-primary);
    color: var(--cp-on-primary);
    font-weight: var(--cp-weight-semibold);
  }

  &[aria-disabled='true'] {
    color: var(--cp-disabled);
    cursor: not-allowed;
  }

  &[aria-disabled='true'][aria-pressed='true'] {
    background: var(--cp-bg-subtle);
    color: var(--cp-text-2);
  }
`;

const weekdays = [
  ['Su', 'Sunday'],
  ['Mo', 'Monday'],
  ['Tu', 'Tuesday'],
  ['We', 'Wednesday'],
  ['Th', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
] as const;

/** Days that each arrow key moves by. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface Props {
  readonly months: readonly Month[];
  readonly today: string;
  readonly chosen: ReadonlySet<string>;
  /** Note below a month's name. */
  readonly noteOf: (month: Month) => string;
  /** Tells whether a day can be chosen or given up now. */
  readonly isOpen: (day: string) => boolean;
  readonly onToggle: (day: string) => void;
}

/** Months side by side, or below each other on phones. One stop of the Tab key: the arrow keys move between days. */
export function DayCalendar({ months, today, chosen, noteOf, isOpen, onToggle }: Props): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(today);
  const days = months.flatMap((month) => month.days);
  // At midnight today's day may leave the months.
  const focusable = days.includes(stop) ? stop : today;

  const move = (event: KeyboardEvent, day: string) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : dayAfter(day, step);
    if (next === undefined || !days.includes(next)) return;
    event.preventDefault();
    setStop(next);
    root.current?.querySelector<HTMLButtonElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <Months ref={root}>
      {months.map((month) => (
        <div key={month.key}>
          <Heading level={3} size="small" id={`${id}${month.key}`}>
            {monthText(month.key)}
          </Heading>
          <Text size="small" tone="muted" id={`${id}${month.key}-note`} aria-live="polite">
            {noteOf(month)}
          </Text>
          <Grid aria-labelledby={`${id}${month.key}`} aria-describedby={`${id}${month.key}-note`}>
            <thead>
              <tr>
                {weekdays.map(([short, name]) => (
                  <th key={name} scope="col" abbr={name}>
                    {short}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month).map((week) => (
                <tr key={week.find(Boolean)}>
                  {week.map((day, weekday) => (
                    <td key={day ?? `${weekday}`}>
                      {day && (
                        <Day
                          type="button"
                          data-day={day}
                          tabIndex={day === focusable ? 0 : -1}
                          aria-label={wholeDayText(day)}
                          aria-pressed={chosen.has(day)}
                          aria-disabled={!isOpen(day)}
                          aria-current={day === today ? 'date' : undefined}
                          onFocus={() => setStop(day)}
                          onKeyDown={(event) => move(event, day)}
                          onClick={() => isOpen(day) && onToggle(day)}
                        >
                          {Number(day.slice(-2))}
                        </Day>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Grid>
        </div>
      ))}
    </Months>
  );
}
