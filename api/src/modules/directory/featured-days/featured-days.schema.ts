import Joi from 'joi';
import { featuredDayLimits } from '../../../contract/limits/billing';
import type { FeaturedDays } from '../../../contract/named-types';

const daySchema = Joi.string()
  .pattern(/^\d{4}-\d{2}-\d{2}$/)
  .messages({ '*': 'Choose days from today to the end of next month.' });

/** The days from today on that are to be chosen, of this month and the next. */
export const featuredDaysDraftSchema = Joi.object<{ days: string[] }>({
  days: Joi.array()
    .items(daySchema)
    .unique()
    .max(2 * featuredDayLimits.perMonth)
    .required()
    .messages({ 'array.max': `You can choose at most ${featuredDayLimits.perMonth} days a month.` }),
}).label('FeaturedDaysDraft');

export const featuredDaysSchema = Joi.object<FeaturedDays>({
  plan: Joi.string().valid('starter', 'professional', 'premium').required(),
  today: Joi.string().required().description('The day on the site’s clock, Eastern Time'),
  lastDay: Joi.string().required().description('The last day that can be chosen'),
  days: Joi.array().items(Joi.string()).required().description('Chosen days of this month and the next'),
})
  .label('FeaturedDays')
  .description(
    "Days on which the signed-in professional is featured, and which can be chosen; all on the site's clock.",
  );
