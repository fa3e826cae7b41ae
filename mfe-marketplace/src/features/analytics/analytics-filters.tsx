import type { Analytics } from '@counterpart/api/contract';
import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { from } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { presets, type AnalyticsView, type RangeName } from './use-analytics-view';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--cp-space-12);
  align-items: start;

  > :first-child {
    grid-column: 1 / -1;
  }

  ${from('medium')} {
    grid-template-columns: repeat(3, minmax(0, 12rem));

    > :first-child {
      grid-column: auto;
    }
  }
`;

const ranges = [...Object.entries(presets), ['custom', 'Custom']].map(([value = '', label = '']) => ({
  value: value as RangeName,
  label,
}));

interface Props {
  readonly view: AnalyticsView;
  /** The days that are shown; what is chosen begins from them. */
  readonly shown: Pick<Analytics, 'from' | 'to' | 'today'>;
}

/** Date range picker. */
export function AnalyticsFilters({ view, shown }: Props): ReactNode {
  const { from: first, to: last, today } = shown;
  return (
    <Row role="search" aria-label="Days">
      <Field label="Dates">
        <Select
          options={ranges}
          value={view.range}
          onChange={(name) => view.setRange(name, { from: first, to: last })}
        />
      </Field>
      {view.range === 'custom' && (
        <>
          <Field label="From">
            <DateInput value={first} max={last} onChange={(day) => day && view.setDays({ from: day, to: last })} />
          </Field>
          <Field label="To">
            <DateInput
              value={last}
              min={first}
              max={today}
              onChange={(day) => day && view.setDays({ from: first, to: day })}
            />
          </Field>
        </>
      )}
    </Row>
  );
}
