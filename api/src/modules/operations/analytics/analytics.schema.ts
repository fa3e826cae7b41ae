import Joi from 'joi';
import type { Analytics, AnalyticsDetail, AnalyticsFigures, AnalyticsPeers } from '../../../contract/named-types';
import { daySchema } from '../../../platform/routes/common-schemas';

/** Days on the site's clock: so many that end today, or from one to another. */
export interface AnalyticsQuery {
  readonly days?: number;
  readonly from?: string;
  readonly to?: string;
}

export interface AnalyticsCsvQuery extends AnalyticsQuery {
  readonly report: 'days' | 'searches';
}

const range = {
  days: Joi.number()
    .valid(7, 30, 90)
    .empty('')
    .messages({ '*': 'Days is 7, 30 or 90; other ranges have a first and a last day' }),
  from: daySchema,
  to: daySchema,
};

export const analyticsQuerySchema = Joi.object<AnalyticsQuery>(range).label('AnalyticsQuery');

export const analyticsCsvQuerySchema = Joi.object<AnalyticsCsvQuery>({
  ...range,
  report: Joi.string().valid('days', 'searches').required().messages({ '*': 'The report must be days or searches' }),
}).label('AnalyticsCsvQuery');

const count = Joi.number().integer().min(0).required();
const dayText = Joi.string().required();
const known = (schema: Joi.Schema) => schema.allow(null).required();

const figuresSchema = Joi.object<AnalyticsFigures>({
  views: count,
  appearances: count.description('Times that search results showed the professional'),
  contacts: count.description('First messages from a client'),
  conversion: known(Joi.number().min(0).max(100)).description('Contacts of 100 views'),
  responseMinutes: known(Joi.number().integer().min(0)).description(
    'Median of the first replies that came within three days',
  ),
})
  .label('AnalyticsFigures')
  .description('Figures of one professional for some days.');

const medians = {
  views: known(Joi.number().min(0)),
  appearances: known(Joi.number().min(0)),
  contacts: known(Joi.number().min(0)),
};
const pointsSchema = Joi.array()
  .items(
    Joi.object({
      from: dayText,
      to: dayText,
      figures: figuresSchema.required(),
      medians: Joi.object(medians).allow(null).required().label('AnalyticsPointMedians'),
    }).label('AnalyticsPoint'),
  )
  .required();

const peersSchema = Joi.object<AnalyticsPeers>({
  count: count.description('How many professionals were compared with'),
  group: Joi.string().required().description('Who they are: ‘financial advisors in Texas’'),
  medians: Joi.object({
    ...medians,
    conversion: known(Joi.number().min(0).max(100)),
    responseMinutes: known(Joi.number().min(0)),
  })
    .required()
    .label('AnalyticsMedians'),
})
  .label('AnalyticsPeers')
  .description('Like professionals, and the middle of what each of them has.');

const searchesSchema = Joi.array()
  .items(
    Joi.object({
      search: Joi.string().allow('').required().description('The search as its page’s query string'),
      label: Joi.string().required(),
      href: known(Joi.string()).description('Where the same search is made; null when not all of it is known'),
      appearances: count,
    }).label('AnalyticsSearch'),
  )
  .required();

const detailSchema = Joi.object<AnalyticsDetail>({
  compared: Joi.object({ from: dayText, to: dayText }).required(),
  step: Joi.string().valid('day', 'week', 'month').required(),
  previousTotals: figuresSchema.required(),
  points: pointsSchema,
  peers: peersSchema.allow(null).required().description('Null while there are fewer than ten to compare with'),
  searches: searchesSchema,
  rareSearches: count.description('Appearances in searches that are too rare to be shown'),
})
  .label('AnalyticsDetail')
  .description('Part for plans with analytics only: figures over time, beside similar professionals, and by search.');

export const analyticsSchema = Joi.object<Analytics>({
  plan: Joi.string().valid('starter', 'professional', 'premium').required(),
  from: dayText,
  to: dayText,
  today: dayText,
  countedSince: known(Joi.string()).description('The first day with a count; null while there is none'),
  totals: Joi.object<Analytics['totals']>({
    views: count,
    contacts: count,
    appearances: known(Joi.number().integer().min(0)),
    conversion: known(Joi.number().min(0).max(100)),
    responseMinutes: known(Joi.number().integer().min(0)),
  })
    .required()
    .label('AnalyticsTotals')
    .description('Only views and contacts of the last 30 days on plans without analytics'),
  detail: detailSchema.allow(null).required().description('Null on plans without analytics'),
})
  .label('Analytics')
  .description(
    'Figures on how a professional is found, seen and contacted; `detail` is null on plans without analytics.',
  );
