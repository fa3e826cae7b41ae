import Joi from 'joi';
import { exactText, lineText } from '../../../../platform/text/text-schemas';
import { areaName } from '../release.schema';

export interface NewDeployToken {
  readonly area: string;
  readonly label: string;
  readonly currentPassword: string;
}

export const newDeployTokenSchema = Joi.object<NewDeployToken>({
  area: areaName.required(),
  label: lineText()
    .max(100)
    .required()
    .messages({ '*': 'Please say what the token is for, in at most 100 characters.' }),
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
};

export const deployTokenSchema = Joi.object(deployToken)
  .label('DeployToken')
  .description('A deploy token without its secret.');

export const createdDeployTokenSchema = Joi.object({
  ...deployToken,
  token: Joi.string().required().description('The token itself: it is in this response only'),
}).label('CreatedDeployToken');

export const tokenParametersSchema = Joi.object<{ id: number }>({ id: Joi.number().integer().positive().required() });
