import { lazy, Suspense, type ReactNode } from 'react';
import { ProfessionalSkeletons } from '../professionals/professional-skeletons';
import type { EmptyReasonsProps } from './empty-reasons';

const Reasons = lazy(async () => ({ default: (await import('./empty-reasons')).EmptyReasons }));

/** In place of a list without rows. Its code comes only when a list is empty. */
export function EmptyResults(props: EmptyReasonsProps): ReactNode {
  return (
    <Suspense fallback={<ProfessionalSkeletons count={1} label="Loading" />}>
      <Reasons {...props} />
    </Suspense>
  );
}
