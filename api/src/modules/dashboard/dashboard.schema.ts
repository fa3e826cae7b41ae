import Joi from 'joi';
import type { Dashboard } from '../../contract/named-types';

const count = Joi.number().integer().min(0).required();

export const dashboardSchema = Joi.object<Dashboard>({
  conversations: count,
  unreadConversations: count,
  reviews: count,
  saved: count,
  avgRating: Joi.number().allow(null).required(),
}).label('Dashboard');
