import Joi from 'joi';
import { connectionLimits } from '../../../contract/limits/messaging';
import type { BlockedPerson } from '../../../contract/named-types';
import { userCardSchema } from '../../../platform/auth/user.schema';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { longText } from '../../../platform/text/text-schemas';
import { userNotFound } from '../threads/messages.errors';
import { blockNotFound, connectionNotFound } from './connections.errors';

const { reasonMin, reasonMax } = connectionLimits;

export const requestParamsSchema = Joi.object<{ otherUserId: number }>({
  otherUserId: idSchema.required().error(connectionNotFound),
});

/** Reason for declining a request; the requester reads it. */
export const declineSchema = Joi.object<{ reason: string }>({
  reason: longText()
    .min(reasonMin)
    .max(reasonMax)
    .required()
    .messages({ '*': 'Please give a reason', 'string.max': `The reason must be at most ${reasonMax} characters` }),
}).label('ConnectionDecline');

export const blockParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(userNotFound) });
export const unblockParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(blockNotFound) });

export const blockListSchema = Joi.array()
  .items(
    Joi.object<BlockedPerson>({
      person: userCardSchema.required(),
      blockedAt: momentSchema.required(),
    })
      .label('BlockedPerson')
      .description('A user whom the signed-in person has blocked.'),
  )
  .label('BlockList');
