import { sendBeacon } from '../../sdk/browser/send-beacon';
import { whenIdle } from '../../sdk/browser/when-idle';
import { observeVitals, type Vitals } from './observe-vitals';

/** Part of the tabs that measure how fast their first page is. */
const measuring = 0.1;

/** Pages of an area that a report may count. */
const mostViews = 50;

interface Options {
  /** Area of a page; undefined for one of none. */
  readonly areaAt: (path: string) => string | undefined;
  readonly observe?: typeof observeVitals;
  readonly random?: () => number;
}

/**
 * Counts the pages of each area that this tab shows, and tells the API when it is left; one tab in ten also says how
 * fast its first page was. Says neither who nor where.
 * @returns what to call with the path of each page that opens
 */
export function countViews({ areaAt, observe = observeVitals, random = Math.random }: Options): (path: string) => void {
  let views: Record<string, number> = {};
  let last = '';
  let vitals: Vitals | null = {};
  const landing = areaAt(location.pathname);

  function show(path: string): void {
    const area = areaAt(path);
    if (path !== last && area !== undefined) views[area] = Math.min((views[area] ?? 0) + 1, mostViews);
    last = path;
  }
  function send(): void {
    if (Object.keys(views).length === 0) return;
    const isMeasured = vitals !== null && Object.keys(vitals).length > 0;
    sendBeacon('/api/platform/page-views', { views, ...(isMeasured && { vitals: { area: landing, ...vitals } }) });
    if (isMeasured) vitals = null;
    views = {};
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  addEventListener('pagehide', send);
  show(location.pathname);
  if (landing !== undefined && random() < measuring)
    whenIdle(() =>
      observe((name, value) => {
        // What the page does after the area was left is another area's.
        if (vitals && areaAt(location.pathname) === landing) vitals[name] = value;
      }),
    );
  return show;
}
