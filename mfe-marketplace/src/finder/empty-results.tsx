import { lazyPart } from '@counterpart/shell/sdk';
import { ProfessionalSkeletons } from '../professionals/professional-skeletons';

/** In place of a list without rows. Its code comes only when a list is empty. */
export const EmptyResults = lazyPart(async () => (await import('./empty-reasons')).EmptyReasons, {
  name: 'what else fits',
  loading: <ProfessionalSkeletons count={1} label="Loading" />,
});
