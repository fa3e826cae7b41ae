import type { ServerRoute } from '@hapi/hapi';
import type { ShellAssets } from './assets/shell-assets';
import type { Registry } from './releases/registry';

interface Services {
  readonly registry: Registry;
  readonly assets: ShellAssets;
}

/** `/healthz`: the process answers. `/readyz`: it can make pages, which needs its own build and a release registry. */
export function healthRoutes({ registry, assets }: Services): ServerRoute[] {
  return [
    { method: 'GET', path: '/healthz', handler: () => ({ status: 'ok' }) },
    {
      method: 'GET',
      path: '/readyz',
      handler: async (_request, h) => {
        try {
          await Promise.all([registry.read(), assets.read()]);
          return { status: 'ready' };
        } catch {
          return h.response({ status: 'not ready' }).code(503);
        }
      },
    },
  ];
}
