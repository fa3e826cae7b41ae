import type { ReleaseRollout } from '@counterpart/api/contract';
import { ComparisonTable } from '@counterpart/design-system/comparison-table';
import type { ReactNode } from 'react';
import { measureLabels } from '../release-text';

type TrialNumbers = NonNullable<ReleaseRollout['numbers']>;
type Measure = keyof typeof measureLabels;

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

/** Reports from tabs on a release on trial, beside the stable one. */
export function TrialNumbersTable({ numbers, trial, stable }: Props): ReactNode {
  return (
    <ComparisonTable
      dense
      label="Visitors it happened to"
      rowTitle="Visitors it happened to"
      columns={[
        { id: 'trial', title: `${trial} (${numbers.trial.visitors.toLocaleString('en-US')})` },
        { id: 'stable', title: `${stable} (${numbers.stable.visitors.toLocaleString('en-US')})` },
      ]}
      rows={(Object.keys(measureLabels) as Measure[]).map((measure) => ({
        label: measureLabels[measure],
        values: { trial: affectedText(numbers.trial[measure]), stable: affectedText(numbers.stable[measure]) },
      }))}
    />
  );
}
