import { DateInput } from '@counterpart/design-system/date-input';
import { Field } from '@counterpart/design-system/field';
import { from } from '@counterpart/design-system/layout';
import { Select } from '@counterpart/design-system/select';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { comparisons, presets, type Comparison, type RangeName, type ReportView } from './use-report-view';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--cp-space-12);
  align-items: start;

  ${from('medium')} {
    grid-template-columns: repeat(4, minmax(0, 12rem));
  }
`;

const ranges = [...Object.entries(presets), ['custom', 'Custom']].map(([value = '', label = '']) => ({
  value: value as RangeName,
  label,
}));
const compared = Object.entries(comparisons).map(([value, label]) => ({ value: value as Comparison, label }));

/** Choice of days, and of what to compare them with. */
export function ReportFilters({ view }: { readonly view: ReportView }): ReactNode {
  return (
    <Row role="search" aria-label="Reports">
      <Field label="Dates">
        <Select options={ranges} value={view.range} onChange={view.setRange} />
      </Field>
      <Field label="Compare with">
        <Select options={compared} value={view.compare} onChange={view.setCompare} />
      </Field>
      {view.range === 'custom' && (
        <>
          <Field label="From">
            <DateInput value={view.from} max={view.to} onChange={(day) => day && view.setDays({ from: day })} />
          </Field>
          <Field label="To">
            <DateInput
              value={view.to}
              min={view.from}
              max={view.today}
              onChange={(day) => day && view.setDays({ to: day })}
            />
          </Field>
        </>
      )}
    </Row>
  );
}
