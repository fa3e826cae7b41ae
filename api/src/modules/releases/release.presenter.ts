import type { RouteOwner } from './owners/route-owner.model';
import type { Release } from './release.model';

/** A release as returned to its publisher. */
export function presentRelease({ name, version, url, publishedAt }: Release): {
  name: string;
  version: string;
  url: string;
  publishedAt: string;
} {
  return { name, version, url, publishedAt: publishedAt.toISOString() };
}

/** A route or slot and the area that it belongs to. */
export function presentRouteOwner({ kind, name, area, handedTo, since }: RouteOwner) {
  return { kind, name, area, handedTo, since: since.toISOString() };
}
