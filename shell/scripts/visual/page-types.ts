import type { APIRequestContext } from 'playwright/test';
import { accountFor, openableRoutes, pathOf } from '../../e2e/routes';

/** One page of the product as one kind of person sees it. */
export interface PageType {
  /** File name of its pictures, and what the sheet calls it. */
  readonly name: string;
  /** Path and query. */
  readonly path: string;
  /** Username of the demo account that opens it; `null` for a visitor. */
  readonly account: string | null;
}

/** States of pages that no route alone leads to. */
const states: readonly PageType[] = [
  { name: 'search-nothing-found', path: '/search?q=zzzzzz', account: null },
  { name: 'search-local', path: '/search?specialties=restaurant&city=Austin', account: null },
  { name: 'accountants-page-2', path: '/accountants?page=2', account: null },
  { name: 'auth-sign-up-client', path: '/auth?signup=true', account: null },
  { name: 'auth-sign-up-professional', path: '/auth?signup=true&advisor=true', account: null },
  { name: 'page-not-found', path: '/no-such-page', account: null },
  { name: 'accountant-not-found', path: '/accountant/999999', account: null },
  { name: 'dashboard-accountant', path: '/dashboard', account: 'accountant' },
  { name: 'dashboard-accountant-profile', path: '/dashboard?tab=profile', account: 'accountant' },
  { name: 'dashboard-accountant-messages', path: '/dashboard?tab=messages', account: 'accountant' },
  { name: 'dashboard-accountant-reviews', path: '/dashboard?tab=reviews', account: 'accountant' },
  { name: 'dashboard-cfo', path: '/dashboard', account: 'cfo' },
  { name: 'dashboard-client-reviews', path: '/dashboard?tab=reviews', account: 'client' },
  { name: 'dashboard-client-saved', path: '/dashboard?tab=saved', account: 'client' },
  { name: 'dashboard-admin', path: '/dashboard', account: 'admin' },
  { name: 'settings-accountant', path: '/profile', account: 'accountant' },
  { name: 'messages-accountant', path: '/messages', account: 'accountant' },
];

const fileName = (path: string) => path.replace(/[^a-z]+/gi, '-').replace(/^-|-$/g, '') || 'home';

/** Every page type of a running product, with real data in place of parameters. */
export async function pageTypes(request: APIRequestContext): Promise<readonly PageType[]> {
  const people = (await (await request.get('/api/accountants')).json()) as { readonly id: number }[];
  const compared = people.slice(0, 3).map(({ id }) => id);
  const routes = await Promise.all(
    openableRoutes.map(async (route) => ({
      name: fileName(route.path),
      path: await pathOf(route, request),
      account: accountFor(route),
    })),
  );
  return [
    ...routes.flatMap(({ path, ...page }) => (path === null ? [] : [{ ...page, path }])),
    { name: 'compare-three', path: `/compare?ids=${compared.join(',')}`, account: null },
    { name: 'accountant-services', path: `/accountant/${compared[0] ?? 0}?tab=services`, account: null },
    { name: 'accountant-reviews', path: `/accountant/${compared[0] ?? 0}?tab=reviews`, account: 'client' },
    ...states,
  ];
}
