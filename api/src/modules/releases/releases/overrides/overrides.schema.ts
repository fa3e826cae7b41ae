import Joi from 'joi';
import { exactText } from '../../../../platform/text/text-schemas';
import { momentSchema } from '../../../../platform/routes/common-schemas';
import { listPart, type ListPart } from '../../../../platform/paging/offset-query';
import { areaName, version } from '../manifest.schema';
import { discoveredVersion } from '../release.schema';

/** Data for the link of an override. */
export interface NewOverride {
  readonly area: string;
  /** Either of a development server, or with `version` of none: a published release is previewed. */
  readonly origin?: string;
  readonly version?: string;
  /** Of an administrator; a deploy token needs none. */
  readonly currentPassword: string;
}

const originSentence = 'Please give the origin of the development server, such as http://localhost:4100.';

export const newOverrideSchema = Joi.object<NewOverride>({
  area: areaName.required(),
  origin: exactText()
    .max(200)
    .when('version', { is: Joi.exist(), then: Joi.forbidden(), otherwise: Joi.required() })
    .description('Origin of the development server: http://localhost:4100')
    .messages({ '*': originSentence }),
  version: version.description('Of a published release to preview, instead of an origin'),
  currentPassword: exactText().max(1000).allow('').default('').description('Of an administrator'),
}).label('NewOverride');

const subject = {
  area: Joi.string().required(),
  title: Joi.string().allow('').required().description('Of the area'),
  origin: Joi.string().required().description('Of a development server, or `release 1.4.0`'),
};

export const overrideLinkSchema = Joi.object({
  ...subject,
  path: Joi.string().required().description('Of the page that asks and sets it, once: `/overrides/…`'),
  until: momentSchema.required().description('Until when the link may be used'),
})
  .label('OverrideLink')
  .description('The link that sets such an override, once.');

export const openLinkSchema = Joi.object({
  ...subject,
  madeBy: Joi.string().allow('').required(),
  mayUse: Joi.boolean().required().description('False when the caller has to show a deploy token of the area'),
})
  .label('OpenOverrideLink')
  .description('Override that such a link would set.');

export const linkParametersSchema = Joi.object<{ code: string }>({ code: exactText().max(100).required() });

export const useOverrideSchema = Joi.object<{ deployToken: string }>({
  deployToken: exactText()
    .max(200)
    .allow('')
    .default('')
    .description('Of the area, from whom is not signed in as an administrator'),
}).label('UseOverride');

const current = { ...subject, expiresAt: momentSchema.required() };

export const currentOverrideSchema = Joi.object({
  override: Joi.object(current)
    .label('AreaOverride')
    .description('The area that a browser takes from a development server.')
    .allow(null)
    .required(),
  // The release that is previewed.
  release: discoveredVersion,
}).label('CurrentOverride');

export const activeOverrideSchema = Joi.object({
  id: Joi.number().required(),
  ...current,
  madeBy: Joi.string().allow('').required(),
  version: Joi.string().allow(null).required().description('Of the release that is previewed'),
  usedBy: Joi.string().allow('').required(),
  usedAt: momentSchema.allow(null).required().description('Null while no one used the link'),
})
  .label('ActiveOverride')
  .description('An override as administrators see it.');

export const overridesQuerySchema = Joi.object<ListPart & { readonly area: string }>({
  ...listPart,
  area: areaName.allow('').default('').description('Only overrides of this area'),
});

export const overrideParametersSchema = Joi.object<{ id: number }>({
  id: Joi.number().integer().positive().required(),
});
