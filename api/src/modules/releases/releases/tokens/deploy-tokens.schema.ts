import Joi from 'joi';
import { exactText, lineText } from '../../../../platform/text/text-schemas';
import { areaName } from '../manifest.schema';

export interface NewDeployToken {
  readonly area: string;
  readonly label: string;
  readonly mayActivate: boolean;
  readonly expiresInDays: number | null;
  readonly pathPrefix: string | null;
  readonly currentPassword: string;
}

export const newDeployTokenSchema = Joi.object<NewDeployToken>({
  area: areaName.required(),
  label: lineText()
    .max(100)
    .required()
    .messages({ '*': 'Please say what the token is for, in at most 100 characters.' }),
  mayActivate: Joi.boolean().default(true).description('Whether it also activates, rolls out and rolls back'),
  expiresInDays: Joi.number().integer().min(1).max(3650).allow(null).default(null),
  pathPrefix: Joi.string()
    .max(200)
    .pattern(/^(\/[a-z0-9-]+)+$/)
    .allow(null)
    .default(null)
    .messages({ '*': 'Please give a path such as /year-end, without a slash at its end.' })
    .description('Path that every route of its releases has or lies below'),
  currentPassword: exactText().max(1000).allow('').default(''),
}).label('NewDeployToken');

const deployToken = {
  id: Joi.number().required(),
  area: Joi.string().required(),
  label: Joi.string().allow('').required(),
  hint: Joi.string().allow('').required().description('The last characters of the token'),
  createdBy: Joi.string().allow(null, '').required(),
  createdAt: Joi.string().isoDate().required(),
  lastUsedAt: Joi.string().isoDate().allow(null).required(),
  revokedAt: Joi.string().isoDate().allow(null).required(),
  mayActivate: Joi.boolean().required(),
  expiresAt: Joi.string().isoDate().allow(null).required(),
  pathPrefix: Joi.string().allow(null, '').required(),
};

export const deployTokenSchema = Joi.object(deployToken)
  .label('DeployToken')
  .description('A deploy token without its secret.');

export const createdDeployTokenSchema = Joi.object({
  ...deployToken,
  token: Joi.string().required().description('The token itself: it is in this response only'),
}).label('CreatedDeployToken');

export const tokenParametersSchema = Joi.object<{ id: number }>({ id: Joi.number().integer().positive().required() });
