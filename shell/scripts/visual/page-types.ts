import type { APIRequestContext } from 'playwright/test';
import { accountFor, openableRoutes, pathOf } from '../../e2e/support/routes';
import { pageStates } from './page-states';
import type { PageType } from './page-type';

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
    ...pageStates,
  ];
}
