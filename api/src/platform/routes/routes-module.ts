import type { Plugin, ServerRoute } from '@hapi/hapi';

/** A module that adds routes and nothing else. */
export const routesModule = (name: string, routes: () => ServerRoute[]): Plugin<void> => ({
  name,
  register: (server) => server.route(routes()),
});
