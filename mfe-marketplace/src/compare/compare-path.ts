import { compareLimits } from '@counterpart/api/contract';

/** URL of a comparison: '/compare?ids=7,12'. Who does not fit any more is left out. */
export function comparePath(ids: readonly number[]): string {
  return `/compare?ids=${ids.slice(0, compareLimits.max).join(',')}`;
}
