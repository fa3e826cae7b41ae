import Joi from 'joi';
import { route } from '../../../../platform/routes/route';
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
  access: 'admin',
  summary: 'Get an area with its releases, newest first, and its latest rollouts',
  tags,
  errors: { 404: ['area_not_found'] },
  validate: { params: areaParametersSchema, query: historyQuerySchema },
  response: areaHistorySchema,
  act: ({ params, query }) => readArea(params.name, query.page),
  present: presentHistory,
});

export const areaRoutes = [list, one];
