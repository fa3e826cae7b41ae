import { matchRoutes } from 'react-router';
import { apiPath } from '../sdk/api/api-path';
import type { RouteDeclaration } from '../sdk/areas/manifest';
import type { ReleaseSet } from './release-set';

export interface DeclaredRoute {
  /** The area that owns the URL. */
  readonly area: string;
  readonly declaration: RouteDeclaration;
  readonly params: Readonly<Record<string, string>>;
  /** Names of the query parameters that the page reads, with those of its slots; `null` when it may read any. */
  readonly query: ReadonlySet<string> | null;
}

/** Last match of a release set's areas: several parts of one page look up its URL. */
const found = new WeakMap<ReleaseSet['areas'], { readonly pathname: string; readonly route: DeclaredRoute | null }>();

/** The route that a URL belongs to, by what the areas' `remote.json` declare, or `null` when no area owns it. */
export function findDeclaredRoute(releaseSet: ReleaseSet, pathname: string): DeclaredRoute | null {
  const last = found.get(releaseSet.areas);
  if (last?.pathname === pathname) return last.route;
  const route = matchDeclared(releaseSet, pathname);
  found.set(releaseSet.areas, { pathname, route });
  return route;
}

function matchDeclared(releaseSet: ReleaseSet, pathname: string): DeclaredRoute | null {
  const candidates = Object.entries(releaseSet.areas).flatMap(([area, { manifest }]) =>
    manifest.routes.map((declaration) => ({ path: declaration.path, handle: { area, declaration } })),
  );
  const match = matchRoutes(candidates, pathname)?.at(-1);
  if (!match) return null;
  const params = Object.fromEntries(
    Object.entries(match.params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return { ...match.route.handle, params, query: readQuery(releaseSet, match.route.handle) };
}

/** Parameters of the route's area and of those that fill its slots, unless one of them does not say. */
function readQuery(
  { areas }: ReleaseSet,
  { area, declaration: { access = 'public', slots = [] } }: Pick<DeclaredRoute, 'area' | 'declaration'>,
): ReadonlySet<string> | null {
  if (access !== 'public') return null;
  const shown = Object.entries(areas).filter(
    ([name, { manifest }]) => name === area || manifest.slots?.some((slot) => slots.includes(slot)),
  );
  const names = shown.map(([, { manifest }]) => manifest.query);
  return names.includes(undefined) ? null : new Set(names.flatMap((text = '') => text.split(' ')));
}

/**
 * The part of a query that a page depends on: without what only says where its visitor came from.
 * @param search query of the page's URL, with or without `?`
 */
export function pageSearch({ query }: Pick<DeclaredRoute, 'query'>, search: string): string {
  if (!query) return search;
  const read = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => query.has(name))).toString();
  return read && `?${read}`;
}

/**
 * Tells whether the first view holds the route's slots: another part of the page, which its query names, does not use
 * them.
 * @param search query of the page's URL, with or without `?`
 */
export function showsSlots({ slotsFor }: RouteDeclaration, search: string): boolean {
  return !slotsFor || slotsFor.values.includes(new URLSearchParams(search).get(slotsFor.query) ?? '');
}

/**
 * The API URLs of a route's first data, by name, spelled as the page's own cache keys.
 * @param search query of the page's URL, with or without `?`
 */
export function routeDataPaths(route: DeclaredRoute, search: string): Record<string, string> {
  const templates = Object.entries(route.declaration.data ?? {});
  const read = pageSearch(route, search);
  return Object.fromEntries(templates.map(([name, template]) => [name, dataPath(template, route.params, read)]));
}

/** First responses by the names that a route's declaration gives them, from those by cache key. */
export const responsesByName = (
  keys: Readonly<Record<string, string>>,
  responses: Readonly<Record<string, unknown>>,
): Record<string, unknown> => Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, responses[key]]));

function dataPath(template: string, params: Readonly<Record<string, string>>, search: string): string {
  const [path = '', query = ''] = template.split('?');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const fixed = query
    .split('&')
    .filter((part) => part !== '*')
    .join('&');
  const values = new URLSearchParams(query.split('&').includes('*') ? search : '');
  for (const [name, value] of new URLSearchParams(fixed)) values.set(name, fillParameter(value, params));
  return apiPath(filled, {}, values);
}

function fillParameter(value: string, params: Readonly<Record<string, string>>): string {
  return value.startsWith(':') ? (params[value.slice(1)] ?? '') : value;
}
