import { carriesOverride } from '@counterpart/api/hosting/override-cookie';
import type { ServerRoute } from '@hapi/hapi';
import Joi from 'joi';
import type { Registry } from './releases/registry';

interface AreaErrorReport {
  readonly area: string;
  readonly version?: string;
  readonly phase: string;
  readonly releaseSet?: string;
  readonly message: string;
}

const report = Joi.object<AreaErrorReport>({
  area: Joi.string()
    .pattern(/^[a-z][a-z0-9-]{0,79}$/)
    .required(),
  version: Joi.string().max(80),
  phase: Joi.valid('load', 'render', 'page', 'code').required(),
  releaseSet: Joi.string().pattern(/^[0-9a-f]{1,64}$/),
  message: Joi.string().allow('').max(500).required(),
});

/** Takes what a tab says about an area that failed, and logs it with the area's owner. */
export function telemetryRoute(registry: Registry): ServerRoute {
  return {
    method: 'POST',
    path: '/telemetry/area-errors',
    options: { payload: { maxBytes: 4096 }, validate: { payload: report } },
    handler: async (request, h) => {
      // What breaks beside a developer's code is for the developer to see, not for the area's owner.
      if (carriesOverride(request.raw.req.headers.cookie)) return h.response().code(204);
      const { area, version, phase, releaseSet, message } = request.payload as AreaErrorReport;
      const versions = (await registry.read()).microFrontends[area];
      // The tab may run a release that is not served any more: its area's owner is the same.
      const served = versions?.find(({ metadata }) => metadata.version === version);
      const known = served ?? versions?.find(({ deployment }) => deployment.default);
      request.server.logger.warn(
        { area, phase, reason: message, version, releaseSet, owner: known?.extras.manifest.owner },
        'An area failed in a browser.',
      );
      return h.response().code(204);
    },
  };
}
