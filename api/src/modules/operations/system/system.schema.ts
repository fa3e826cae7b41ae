import Joi from 'joi';
import type { SystemState } from '../../../contract/named-types';
import { momentSchema } from '../../../platform/routes/common-schemas';
import { mailHeadSchema } from '../../identity/mails/mails.schema';

const count = Joi.number().integer().min(0).required();
const maybeMoment = momentSchema.allow(null).required();

export const systemStateSchema = Joi.object<SystemState>({
  api: Joi.object({
    version: Joi.string().required(),
    node: Joi.string().required(),
    startedAt: momentSchema.required(),
    memoryMegabytes: count,
    production: Joi.boolean().required(),
  })
    .label('ApiProcess')
    .required()
    .description('The process that answers'),
  database: Joi.object({
    engine: Joi.string().required(),
    version: Joi.string().required(),
    milliseconds: Joi.number().min(0).required().description('Median of five queries'),
  })
    .label('DatabaseState')
    .required(),
  areas: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        title: Joi.string().required(),
        version: Joi.string().required(),
        traffic: Joi.number().integer().required().description('Whole percent of visitors'),
        activatedAt: momentSchema.required(),
      }).label('AreaVersion'),
    )
    .required(),
  services: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        state: Joi.string().valid('ok', 'degraded', 'off').required(),
        sentence: Joi.string().required(),
      }).label('ServiceState'),
    )
    .required(),
  backlogs: Joi.array()
    .items(Joi.object({ name: Joi.string().required(), waiting: count, oldestAt: maybeMoment }).label('Backlog'))
    .required()
    .description('What jobs have yet to do'),
  jobs: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        everySeconds: Joi.number().required(),
        lastRunAt: maybeMoment,
        lastMilliseconds: Joi.number().min(0).allow(null).required(),
        lastFailureAt: maybeMoment,
      }).label('JobState'),
    )
    .required()
    .description('Jobs of this process, since it was started'),
  outbox: Joi.object({
    waiting: count,
    failed: count,
    sentLastDay: count,
    oldestWaitingAt: maybeMoment,
    failures: Joi.array().items(mailHeadSchema).required().description('The newest that were refused for good'),
  })
    .label('OutboxState')
    .required(),
})
  .label('SystemState')
  .description('Parts that the product runs on, with their state.');

export const retriedMailsSchema = Joi.object<{ retried: number }>({ retried: count }).label('RetriedMails');
