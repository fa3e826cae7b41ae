import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { dashboardSchema } from './dashboard.schema';
import { readDashboard } from './dashboard.service';

/** The figures that a signed-in person's dashboard opens with, from messages, reviews and saved professionals. */
export const dashboardModule = routesModule('dashboard', () => [dashboard]);

const dashboard = route({
  method: 'GET',
  path: '/api/dashboard',
  access: 'signed-in',
  summary: 'Get the signed-in person’s dashboard figures',
  response: dashboardSchema,
  act: ({ viewer, platform }) => readDashboard(viewer, platform.clock.now()),
});
