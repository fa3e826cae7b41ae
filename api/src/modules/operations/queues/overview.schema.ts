import Joi from 'joi';
import type { AdminOverview } from '../../../contract/named-types';
import { momentSchema } from '../../../platform/routes/common-schemas';

export const overviewSchema = Joi.object<AdminOverview>({
  activity: Joi.array()
    .items(
      Joi.object({
        id: Joi.number().integer().required(),
        at: momentSchema.required(),
        action: Joi.string().required(),
        actor: Joi.string().required(),
        subject: Joi.string().required(),
      }).label('AdminActivity'),
    )
    .required(),
  activityTotal: Joi.number().integer().required(),
  failedMails: Joi.number().integer().required(),
  lateMails: Joi.number().integer().required(),
})
  .label('AdminOverview')
  .description('Activity since yesterday, newest first, and counts of failed and late mails.');
