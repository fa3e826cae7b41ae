import Joi from 'joi';
import { momentSchema } from '../../../../platform/routes/common-schemas';
import { exactText } from '../../../../platform/text/text-schemas';
import { shellArea } from '../../../../contract/limits/areas';
import { areaName } from '../manifest.schema';

export interface BackendChange {
  readonly url: string;
  readonly timeoutSeconds: number;
  readonly version: number;
  readonly currentPassword: string;
}

export const backendParametersSchema = Joi.object<{ name: string }>({ name: areaName.invalid(shellArea).required() });

export const backendChangeSchema = Joi.object<BackendChange>({
  url: exactText().max(500).required().messages({ '*': 'Please enter a URL of at most 500 characters.' }),
  timeoutSeconds: Joi.number()
    .integer()
    .min(1)
    .max(30)
    .default(10)
    .messages({ '*': 'The time limit must be 1 to 30 seconds.' })
    .description('Seconds that a whole call may take'),
  version: Joi.number().integer().min(0).required().description('The one that is changed; 0 for the first backend'),
  currentPassword: exactText().max(1000).allow('').default(''),
}).label('AreaBackendChange');

export const backendRemovalSchema = Joi.object<{ version: number }>({
  version: Joi.number().integer().min(1).required(),
});

export const backendSchema = Joi.object({
  area: Joi.string().required(),
  url: Joi.string().required(),
  timeoutSeconds: Joi.number().required(),
  version: Joi.number().required(),
  setBy: Joi.string().allow(null, '').required(),
  setAt: momentSchema.required(),
  state: Joi.string()
    .valid('unknown', 'answers', 'slow', 'down', 'unusable')
    .required()
    .description('As the API process that responds sees it; `unknown` before its first call'),
  openUntil: momentSchema.allow(null).required().description('Until when that process makes no call'),
})
  .label('AreaBackend')
  .description('A team’s own service, which pages call at /api/areas/{area}/….');

const text = Joi.string().required();

export const publicKeysSchema = Joi.object({
  keys: Joi.array()
    .items(Joi.object({ kty: text, crv: text, x: text, y: text, kid: text, alg: text, use: text }))
    .required(),
})
  .label('PublicKeys')
  .description('A JSON Web Key Set (RFC 7517).');
