import { lazy, Suspense, type ReactNode } from 'react';
import { useComparison } from './use-comparison';

const Bar = lazy(async () => ({ default: (await import('./chosen-bar')).ChosenBar }));

/** Whom was chosen to compare, at the bottom of the window; nothing, not even its code, while nobody is. */
export function ComparisonBar(): ReactNode {
  const comparison = useComparison();
  if (comparison.people.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Bar people={comparison.people} onClear={comparison.clear} />
    </Suspense>
  );
}
