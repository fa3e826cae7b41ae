import { lazy, Suspense, type ReactNode } from 'react';
import { useComparison } from './use-comparison';

const Bar = lazy(async () => ({ default: (await import('./chosen-bar')).ChosenBar }));

/**
 * The professionals chosen for comparison, at the bottom of the window; renders nothing and loads no code while there
 * are none.
 */
export function ComparisonBar(): ReactNode {
  const comparison = useComparison();
  if (comparison.people.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Bar people={comparison.people} onClear={comparison.clear} />
    </Suspense>
  );
}
