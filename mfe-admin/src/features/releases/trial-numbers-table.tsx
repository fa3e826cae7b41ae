import type { ReleaseRollout } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { measureLabels } from './release-text';

type TrialNumbers = NonNullable<ReleaseRollout['numbers']>;
type Measure = keyof typeof measureLabels;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--cp-font-size-small);
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: var(--cp-space-8);
    color: var(--cp-text-2);
    text-align: start;
  }

  th,
  td {
    padding: var(--cp-space-8);
    border-block-end: 1px solid var(--cp-border);
    text-align: end;
    overflow-wrap: anywhere;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    font-weight: var(--cp-weight-regular);
  }

  thead th {
    color: var(--cp-text-2);
    font-weight: var(--cp-weight-medium);
  }
`;

/** '3 of 120 (2.5%)'. */
function affectedText({ affected, of }: TrialNumbers['trial'][Measure]): string {
  if (of === 0) return '—';
  return `${affected.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} (${((affected / of) * 100).toFixed(1)}%)`;
}

interface Props {
  readonly numbers: TrialNumbers;
  /** Versions. */
  readonly trial: string;
  readonly stable: string;
}

/** What tabs reported of a release on trial, beside the stable one. */
export function TrialNumbersTable({ numbers, trial, stable }: Props): ReactNode {
  return (
    <Table>
      <caption>Visitors it happened to</caption>
      <thead>
        <tr>
          <th scope="col">
            <span>Visitors</span>
          </th>
          <th scope="col">{`${trial} (${numbers.trial.visitors.toLocaleString('en-US')})`}</th>
          <th scope="col">{`${stable} (${numbers.stable.visitors.toLocaleString('en-US')})`}</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(measureLabels) as Measure[]).map((measure) => (
          <tr key={measure}>
            <th scope="row">{measureLabels[measure]}</th>
            <td>{affectedText(numbers.trial[measure])}</td>
            <td>{affectedText(numbers.stable[measure])}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
