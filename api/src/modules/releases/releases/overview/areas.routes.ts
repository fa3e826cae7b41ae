import Joi from 'joi';
import { route } from '../../../../platform/routes/route';
import { deployerErrors, deployerFor, forDeployers } from '../release.policy';
import { areaParametersSchema } from '../release.schema';
import { presentArea, presentHistory, presentShell } from './areas.presenter';
import { areaHistorySchema, areaReleasesSchema, historyQuerySchema } from './areas.schema';
import { readArea, readAreasAndShell } from './areas.service';

const list = route({
  method: 'GET',
  path: '/api/platform/areas',
  access: 'admin',
  summary: 'List the shell and every area with what is served, how it does, and its running rollout',
  response: Joi.array().items(areaReleasesSchema),
  act: readAreasAndShell,
  present: ({ shell, areas }) => [...(shell ? [presentShell(shell)] : []), ...areas.map(presentArea)],
});

const one = route({
  method: 'GET',
  path: '/api/platform/areas/{name}',
  ...forDeployers,
  summary:
    'Get an area with its releases, newest first, and its latest rollouts (with a deploy token of the area, or as an administrator)',
  errors: {
    ...deployerErrors,
    404: ['area_not_found'],
  },
  validate: { params: areaParametersSchema, query: historyQuerySchema },
  response: areaHistorySchema,
  act: async (context) => {
    const { name } = context.params;
    await deployerFor(name, context);
    return readArea(name, context.query.page);
  },
  present: presentHistory,
});

export const areaRoutes = [list, one];
