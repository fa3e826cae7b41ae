import type { AreaErrorGroup } from '../../../../contract/named-types';
import type { CountedError } from './area-errors.service';

/** Presents an error with its counts, for administrators. */
export function presentError({ error, reports, days }: CountedError): AreaErrorGroup {
  const { id, area, phase, message, frame, code, stack, page, firstVersion, lastVersion } = error;
  return {
    ...{ id, area, phase, message, frame, code, page, reports, days: [...days], firstVersion, lastVersion },
    stack: stack.split('\n').filter(Boolean),
    firstSeenAt: error.firstSeenAt.toISOString(),
    lastSeenAt: error.lastSeenAt.toISOString(),
  };
}
