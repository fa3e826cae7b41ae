import { createContext, useContext } from 'react';
import type { ReleaseSet } from '../../routes/release-set';
import type { AreaLoader } from './area-loader';

export interface Areas {
  readonly releaseSet: ReleaseSet;
  readonly loader: AreaLoader;
}

/** The areas of this tab, for the host's own components. */
export const AreasContext = createContext<Areas | null>(null);

/** @throws outside the host */
export function useAreas(): Areas {
  const areas = useContext(AreasContext);
  if (!areas) throw new Error('useAreas needs the host above it.');
  return areas;
}
