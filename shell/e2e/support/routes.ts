import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import { root } from '../../scripts/build/workspaces';
import type { RemoteManifest, RouteDeclaration } from '../../sdk/areas/manifest';

/** Every route that an area declares, so that a new page is tested from its first day on. */
const declaredRoutes: readonly RouteDeclaration[] = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-'))
  .flatMap((folder) => (JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8')) as RemoteManifest).routes);

/** The demo account that may open a route; none for public ones. */
export function accountFor({ access }: RouteDeclaration): string | null {
  if (access === 'admin') return 'admin';
  return access === 'signed-in' ? 'client' : null;
}

/** Lists in which a URL with a parameter finds a real value. */
const samples: Readonly<
  Record<string, { readonly list: string; readonly value: (response: never) => string | number }>
> = {
  '/accountant/:id': {
    list: '/api/accountants?profession=accountant',
    value: ([first]: { id: number }[]) => first?.id ?? 0,
  },
  '/advisors/:id': {
    list: '/api/accountants?profession=advisor',
    value: ([first]: { id: number }[]) => first?.id ?? 0,
  },
  '/fractional-cfos/:id': {
    list: '/api/accountants?profession=cfo',
    value: ([first]: { id: number }[]) => first?.id ?? 0,
  },
  '/accountants/:state/:city': {
    list: '/api/location-pages/accountants',
    value: ([first]: { path: string }[]) => first?.path.replace('/accountants/', '') ?? '',
  },
  '/services/:service/:state/:city': {
    list: '/api/location-pages/tax',
    value: ([first]: { path: string }[]) => first?.path.replace('/services/', '') ?? '',
  },
  '/blog/:slug': {
    list: '/api/blog?limit=1',
    value: ({ posts: [first] }: { posts: { slug: string }[] }) => first?.slug ?? '',
  },
  '/blog/admin/edit/:id': {
    list: '/api/blog?limit=1',
    value: ({ posts: [first] }: { posts: { id: number }[] }) => first?.id ?? 0,
  },
  '/compliance/:id': { list: '/api/compliance', value: ([first]: { slug: string }[]) => first?.slug ?? '' },
};

/** The route's path with its parameter filled from the demo data, or `null` when it only leads elsewhere. */
export async function pathOf({ path }: RouteDeclaration, request: APIRequestContext): Promise<string | null> {
  if (!path.includes(':')) return path;
  const sample = samples[path];
  if (!sample) return null;
  const response = (await (await request.get(sample.list)).json()) as never;
  return path.replace(/:.*/, String(sample.value(response)));
}

/** Routes that a journey can open as they are. */
export const openableRoutes = declaredRoutes.filter(({ path }) => !path.includes(':') || path in samples);

/** Those without access rules, which the server renders. */
export const publicRoutes = openableRoutes.filter((route) => accountFor(route) === null);

/** A directory, or a profile in it, whose pages are the accountants' with another title (`directory-pages.tsx`). */
export const isTwin = ({ path }: RouteDeclaration): boolean => /^\/(advisors|fractional-cfos)(\/|$)/.test(path);
