import Joi from 'joi';
import type { ConnectionAllowance, Dashboard } from '../../../contract/named-types';
import { momentSchema } from '../../../platform/routes/common-schemas';

const count = Joi.number().integer().min(0).required();

const connectionsSchema = Joi.object<ConnectionAllowance>({
  plan: Joi.string().valid('starter', 'professional', 'premium').required(),
  limit: count.allow(null).description('New connections a billing month; null is unlimited'),
  used: count.description('Connection requests that reached the professional this billing month'),
  waiting: count.description('Connection requests that wait for room in the plan'),
  resetsAt: momentSchema.required().description('When the next billing month begins'),
})
  .label('ConnectionAllowance')
  .description(
    "New connections a professional's plan includes, those that reached them this billing month and those that wait.",
  );

export const dashboardSchema = Joi.object<Dashboard>({
  conversations: count,
  unreadConversations: count,
  reviews: count,
  saved: count,
  avgRating: Joi.number().allow(null).required(),
  lastQuizId: Joi.string().guid().allow(null).required().description('The last matching quiz of a client'),
  connections: connectionsSchema.allow(null).required().description('Null for users who are no professionals'),
})
  .label('Dashboard')
  .description(
    "The figures of a person's dashboard: reviews are received ones for professionals, written ones for other users.",
  );
