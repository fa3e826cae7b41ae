import Joi from 'joi';
import type { LiveBatch } from './live-poll';

/** Position that a browser reports. */
export interface LiveQuery {
  /** Number that the last response or event named; absent for a page that was never told anything. */
  readonly after?: number;
  /** Milliseconds since such a page was requested: what happened since is sent first. */
  readonly age: number;
}

const hour = 60 * 60 * 1000;
const where = {
  after: Joi.number().integer().min(0),
  age: Joi.number().integer().min(0).max(hour).default(0),
};

export const liveQuerySchema = Joi.object<LiveQuery>(where);

export const livePollQuerySchema = Joi.object<LiveQuery & { wait: number }>({
  ...where,
  /** Seconds to wait for the first event. */
  wait: Joi.number().integer().min(0).max(25).default(0),
});

export const liveBatchSchema = Joi.object<LiveBatch>({
  after: Joi.number().integer().required(),
  events: Joi.array()
    .items(
      Joi.object({
        id: Joi.number().integer().required(),
        name: Joi.string().required(),
        payload: Joi.object().unknown().required(),
      }).label('LiveBatchEvent'),
    )
    .required(),
  resync: Joi.boolean().required(),
}).label('LiveBatch');
