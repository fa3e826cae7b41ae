import { lazyPart } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useComparison } from './use-comparison';

const Bar = lazyPart(async () => (await import('./chosen-bar')).ChosenBar, { name: 'your comparison', loading: null });

/**
 * The professionals chosen for comparison, at the bottom of the window; renders nothing and loads no code while there
 * are none.
 */
export function ComparisonBar(): ReactNode {
  const comparison = useComparison();
  if (comparison.people.length === 0) return null;
  return <Bar people={comparison.people} onClear={comparison.clear} />;
}
