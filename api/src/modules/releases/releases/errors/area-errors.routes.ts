import type { ServerRoute } from '@hapi/hapi';
import Joi from 'joi';
import { carriesOverride } from '../../../../hosting/override-cookie';
import { route } from '../../../../platform/routes/route';
import type { Settings } from '../../../../platform/settings';
import { Release } from '../release.model';
import { shellStore } from '../shells/shell-store';
import { releaseStore } from '../store/stored-files';
import { presentError } from './area-errors.presenter';
import { areaErrorSchema, errorReportSchema, errorsQuerySchema } from './area-errors.schema';
import { listErrors, recordError } from './area-errors.service';
import { withoutPersonal } from './private-text';
import { createStackResolver } from './resolve-stack';

/** Routes for what areas throw in browsers. */
export function areaErrorRoutes(settings: Settings): ServerRoute[] {
  const resolve = createStackResolver(releaseStore(settings), shellStore(settings));
  const report = route({
    method: 'POST',
    path: '/api/platform/area-errors',
    access: 'anonymous',
    summary: 'Report that an area or the shell failed in a tab; nothing identifies the visitor',
    limit: 'areaErrorsIp',
    publicData: 'unchanged',
    maxBytes: 8_192,
    validate: { payload: errorReportSchema },
    response: 'none',
    act: async ({ payload, request }) => {
      // What breaks beside a developer's code is for the developer to see, not for the area's owner.
      if (carriesOverride(request.raw.req.headers.cookie)) return;
      const { area, version, phase, releaseSet, message } = payload;
      const last = await Release.query().where({ name: area }).orderBy('id', 'desc').first();
      request.server.logger.warn(
        { area, phase, reason: withoutPersonal(message), version, releaseSet, owner: last?.manifest.owner },
        'An area failed in a browser.',
      );
      await recordError(payload, request.info.referrer, resolve);
    },
  });
  return [report, list];
}

const list = route({
  method: 'GET',
  path: '/api/platform/area-errors',
  access: 'admin',
  summary: 'List the errors of areas and the shell in browsers, the last reported first',
  validate: { query: errorsQuerySchema },
  response: Joi.array().items(areaErrorSchema),
  act: ({ query }) => listErrors(query),
  present: (found) => found.map(presentError),
});
