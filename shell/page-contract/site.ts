import type { Site } from '@counterpart/api/contract';
import type { RouteDeclaration } from '../sdk/areas/manifest';
import type { FilledHead } from './route-head';

/** Settings of the site that every page shows. */
export type PageSite = Pick<Site, 'name' | 'banner' | 'switchedOff' | 'navigation'>;

/** A site of which nothing was set, or is known. */
export const plainSite: PageSite = {
  name: 'Counterpart',
  banner: null,
  switchedOff: [],
  navigation: { order: [], hidden: [] },
};

/** A route as an area declares it. */
interface AreaRoute {
  readonly area: string;
  readonly declaration: Pick<RouteDeclaration, 'access'>;
}

/** Tells whether users see the notice instead of the page: administration stays available. */
export function isSwitchedOff({ switchedOff }: PageSite, route: AreaRoute | null): boolean {
  return route !== null && route.declaration.access !== 'admin' && switchedOff.some((area) => area === route.area);
}

/** A link of the header or the footer, and the area that it leads to where that can be switched off. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
  readonly area?: string;
}

/** Links without those of areas that are switched off. */
export function shownLinks<Entry extends SiteLink>(
  { switchedOff }: PageSite,
  links: readonly Entry[],
): readonly Entry[] {
  return switchedOff.length === 0 ? links : links.filter(({ area }) => !switchedOff.some((off) => off === area));
}

/** Title of the notice in place of a page. */
export const switchedOffTitle = 'Switched off for now';

/** Head of the notice. When the page returns is unknown: search engines get a 404. */
export function switchedOffHead(siteName: string): FilledHead {
  const title = `${switchedOffTitle} | ${siteName}`;
  return { title, description: null, canonical: null, type: 'website', noindex: true };
}
