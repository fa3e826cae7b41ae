import { wholeStars, type Stars } from '@counterpart/design-system/rating-breakdown';
import { useSearchParams } from '@counterpart/shell/sdk/router';

/** The stars that reviews are filtered for, in the URL as `?stars=4`; null shows all of them. */
export function useStars(): readonly [Stars | null, (stars: Stars | null) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (stars: Stars | null) => {
    const next = new URLSearchParams(search);
    if (stars) next.set('stars', String(stars));
    else next.delete('stars');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [wholeStars(search.get('stars')), choose];
}
