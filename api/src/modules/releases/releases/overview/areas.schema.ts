import Joi from 'joi';
import { momentSchema, pageSchema } from '../../../../platform/routes/common-schemas';
import { sourceSchema } from '../release.schema';
import { healthSchema } from '../health/health.schema';
import { rolloutSchema } from '../rollouts/rollout.schema';

const text = Joi.string().allow('');
const names = Joi.array().items(text).required();
const size = Joi.number().allow(null).required();

const areaFields = {
  name: Joi.string().required(),
  title: text.required(),
  owner: text.required(),
  served: Joi.array()
    .items(
      Joi.object({
        version: text.required(),
        share: Joi.number().required().description('Percent of visitors'),
        isDefault: Joi.boolean().required(),
        since: momentSchema.required(),
      }),
    )
    .required(),
  fallback: text.allow(null).required().description('Version that is tried when the default cannot be loaded'),
  rollout: rolloutSchema.allow(null).required(),
  health: healthSchema.required(),
};

export const areaReleasesSchema = Joi.object(areaFields)
  .label('AreaReleases')
  .description('Served releases of an area, or of the shell, for administrators.');

const areaReleaseSchema = Joi.object({
  version: text.required(),
  publishedAt: momentSchema.required(),
  publishedBy: text.allow(null).required(),
  state: Joi.string()
    .valid('live', 'trial', 'fallback', 'served', 'withdrawn', 'published')
    .required()
    .description('`served` was served once; `withdrawn` was rolled back or stopped; `published` was never served'),
  share: Joi.number().required(),
  activatedAt: momentSchema.allow(null).required(),
  activatedBy: text.allow(null).required(),
  withdrawnAt: momentSchema.allow(null).required(),
  bytes: size.description('Of its files'),
  downloadBytes: size.description('Of its files as browsers get them'),
  pageBytes: size.description('That a browser downloads of it for its heaviest page'),
  source: sourceSchema.allow(null).required(),
  files: Joi.number().required(),
  changes: Joi.object({
    since: text.required().description('The version published before'),
    routesAdded: names,
    routesRemoved: names,
    slotsAdded: names,
    slotsRemoved: names,
  })
    .allow(null)
    .required(),
})
  .label('AreaRelease')
  .description('A published release in the history of its area.');

export const areaHistorySchema = Joi.object({
  ...areaFields,
  releases: Joi.array().items(areaReleaseSchema).required(),
  total: Joi.number().required(),
  page: Joi.number().required(),
  pageSize: Joi.number().required(),
  rollouts: Joi.array().items(rolloutSchema).required().description('The last that ended, the newest first'),
  rolloutTotal: Joi.number().required().description('Rollouts that ended, listed or not'),
})
  .label('AreaHistory')
  .description('An area with a page of its history.');

export const historyQuerySchema = Joi.object<{ page: number }>({ page: pageSchema });
