import Joi from 'joi';
import type { AccountSession } from '../../../contract/named-types';
import { momentSchema } from '../../../platform/routes/common-schemas';
import { sessionNotFound } from './sessions.errors';

export const sessionParamsSchema = Joi.object<{ id: string }>({
  id: Joi.string()
    .pattern(/^[0-9a-f]{64}$/)
    .required()
    .error(sessionNotFound),
});

export const sessionListSchema = Joi.array()
  .items(
    Joi.object<AccountSession>({
      id: Joi.string().required(),
      browser: Joi.string().required(),
      createdAt: momentSchema.required(),
      lastSeenAt: momentSchema.required(),
      current: Joi.boolean().required(),
    })
      .label('AccountSession')
      .description('A browser in which the person is signed in.'),
  )
  .label('AccountSessionList');
