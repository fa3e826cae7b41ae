import { wholeStars, type Stars } from '@counterpart/design-system/rating-breakdown';
import { useUrlQuery } from '@counterpart/shell/sdk';

/** The stars that reviews are filtered for, in the URL as `?stars=4`; null shows all of them. */
export function useStars(): readonly [Stars | null, (stars: Stars | null) => void] {
  const { get, change } = useUrlQuery();
  return [wholeStars(get('stars')), (stars) => change({ stars })];
}
