import { useSearchParams } from '@counterpart/shell/sdk/router';

export type ReleasesTab = 'areas' | 'errors' | 'routes' | 'tokens' | 'backends' | 'overrides';
const tabs: readonly string[] = [
  'areas',
  'errors',
  'routes',
  'tokens',
  'backends',
  'overrides',
] satisfies ReleasesTab[];

const areaPattern = /^[a-z][a-z0-9-]{0,79}$/;

/**
 * Reads the view from the URL: `/admin/releases?area=blog&page=2`, `/admin/releases?tab=errors&of=blog`, and from
 * `npm run dev`
 * `/admin/releases?tab=overrides&override=blog&origin=http://localhost:4100`.
 */
export function useReleasesView() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') ?? '';
  const area = params.get('area') ?? '';
  const page = Number(params.get('page'));
  const showTab = (next: ReleasesTab) => setParams(next === 'areas' ? {} : { tab: next }, { preventScrollReset: true });
  const of = params.get('of') ?? '';
  const override = params.get('override');
  return {
    tab: (tabs.includes(tab) ? tab : 'areas') as ReleasesTab,
    /** The area whose releases are shown; null for the list of areas. */
    area: areaPattern.test(area) ? area : null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    showTab,
    /** The area whose errors are shown; empty for every area's. */
    of: areaPattern.test(of) ? of : '',
    showErrorsOf: (next: string) =>
      setParams({ tab: 'errors', ...(next && { of: next }) }, { preventScrollReset: true }),
    /** Subject of a new override; null when the URL asks for none. */
    asked: override === null ? null : { area: override, origin: params.get('origin') ?? '' },
  };
}

export const areaHref = (area: string, page = 1): string =>
  `/admin/releases?area=${area}${page > 1 ? `&page=${page}` : ''}`;
