import Joi from 'joi';
import { route } from '../../../../platform/routes/route';
import { activatorOf, mustBeFor } from '../release.policy';
import { areaParametersSchema } from '../release.schema';
import { presentArea, presentHistory } from './areas.presenter';
import { areaHistorySchema, areaReleasesSchema, historyQuerySchema } from './areas.schema';
import { readArea, readAreas } from './areas.service';

const tags = ['platform'] as const;

const list = route({
  method: 'GET',
  path: '/api/platform/areas',
  access: 'admin',
  summary: 'List every area with its served releases and running rollout',
  tags,
  response: Joi.array().items(areaReleasesSchema),
  act: () => readAreas(),
  present: (areas) => areas.map(presentArea),
});

const one = route({
  method: 'GET',
  path: '/api/platform/areas/{name}',
  access: 'public',
  summary:
    'Get an area with its releases, newest first, and its latest rollouts (with a deploy token of the area, or as an administrator)',
  tags,
  errors: {
    401: ['release_token_refused'],
    403: ['admin_only', 'release_token_other_area'],
    404: ['area_not_found'],
  },
  takesReleaseToken: true,
  allowFirst: async ({ request, viewer, platform: { settings } }) => {
    await activatorOf({ request, viewer, settings });
  },
  validate: { params: areaParametersSchema, query: historyQuerySchema },
  response: areaHistorySchema,
  act: async ({ params, query, platform: { settings }, request, viewer }) => {
    mustBeFor(await activatorOf({ request, viewer, settings }), params.name);
    return readArea(params.name, query.page);
  },
  present: presentHistory,
});

export const areaRoutes = [list, one];
