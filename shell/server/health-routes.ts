import type { ServerRoute } from '@hapi/hapi';
import type { ShellAssets } from './assets/shell-assets';
import type { Registry } from './releases/registry';

/** Says what to do when nothing was published yet. */
export const noAreas = 'No area has a release, so no page can be made: publish the builds with `npm run release`.';

interface Services {
  readonly registry: Registry;
  readonly assets: ShellAssets;
}

/** `/healthz`: the process answers. `/readyz`: it can make pages, which needs its own build and areas with releases. */
export function healthRoutes({ registry, assets }: Services): ServerRoute[] {
  return [
    { method: 'GET', path: '/healthz', handler: () => ({ status: 'ok' }) },
    {
      method: 'GET',
      path: '/readyz',
      handler: async (_request, h) => {
        try {
          const [{ microFrontends }] = await Promise.all([registry.read(), assets.read()]);
          if (Object.keys(microFrontends).length === 0) throw new Error(noAreas);
          return { status: 'ready' };
        } catch {
          return h.response({ status: 'not ready' }).code(503);
        }
      },
    },
  ];
}
