import type { SearchPage } from '@counterpart/api/contract';
import { lazy, Suspense, type ReactNode } from 'react';
import { ProfessionalSkeletons } from '../professionals/professional-skeletons';
import type { Directory } from '../professionals/professions';
import type { NothingFoundProps } from './nothing-found';

const Reasons = lazy(async () => ({ default: (await import('./empty-reasons')).EmptyReasons }));

export interface EmptyResultsProps extends Omit<NothingFoundProps, 'rescues'> {
  readonly page: SearchPage;
  readonly directory?: Directory;
}

/** In place of a list without rows. Its code comes only when a list is empty. */
export function EmptyResults(props: EmptyResultsProps): ReactNode {
  return (
    <Suspense fallback={<ProfessionalSkeletons count={1} label="Loading" />}>
      <Reasons {...props} />
    </Suspense>
  );
}
