import Joi from 'joi';
import type { AdminReports, ReportFigures, ReportPoint, ReportShare } from '../../../contract/named-types';
import { addDays, dayOf, daysBetween } from '../../../platform/counts/utc-day';
import { daySchema, momentSchema } from '../../../platform/routes/common-schemas';
import { reportNames, type ReportName } from './report-names';

/** Days in UTC, both included. */
export interface ReportRange {
  readonly from: string;
  readonly to: string;
}

export interface ReportsQuery extends ReportRange {
  readonly compare: 'previous' | 'year' | 'none';
}

export interface ReportCsvQuery extends ReportRange {
  readonly report: ReportName;
}

/** Days that a report is about when none are given, and at most. */
const usualDays = 28;
const mostReportDays = 731;

const range = { from: daySchema, to: daySchema };
const messages = {
  'range.order': 'The first day must not be after the last day',
  'range.future': 'The last day must not be in the future. Days begin at midnight UTC',
  'range.long': `A report covers at most two years (${mostReportDays} days)`,
};

function checkedRange(query: Partial<ReportRange>, helpers: Joi.CustomHelpers): unknown {
  const to = query.to ?? dayOf(new Date());
  const from = query.from ?? addDays(to, 1 - usualDays);
  if (to > dayOf(new Date())) return helpers.error('range.future');
  if (from > to) return helpers.error('range.order');
  if (daysBetween(from, to) > mostReportDays) return helpers.error('range.long');
  return { ...query, from, to };
}

export const reportsQuerySchema = Joi.object<ReportsQuery>({
  ...range,
  compare: Joi.string()
    .valid('previous', 'year', 'none')
    .empty('')
    .default('previous')
    .messages({ '*': 'Compare with previous, year or none' }),
})
  .custom(checkedRange)
  .messages(messages)
  .label('ReportsQuery');

export const reportCsvQuerySchema = Joi.object<ReportCsvQuery>({
  ...range,
  report: Joi.string()
    .valid(...reportNames)
    .required()
    .messages({ '*': `The report must be one of ${reportNames.join(', ')}` }),
})
  .custom(checkedRange)
  .messages(messages)
  .label('ReportCsvQuery');

const count = Joi.number().integer().required();
const figures = {
  clients: count,
  /** Of these clients, how many wrote to a professional within three days of signing up. */
  clientsInContact: count,
  professionals: count,
  searches: count,
  emptySearches: count,
  blogSearches: count,
  emptyBlogSearches: count,
  guideSearches: count,
  emptyGuideSearches: count,
  profileViews: count,
  contacts: count,
  answered: count,
  responseMinutes: count.allow(null),
  reviews: count,
  rating: Joi.number().allow(null).required(),
  reads: count,
  questions: count,
  refusals: count,
  listed: count.allow(null),
} satisfies Record<keyof ReportFigures, Joi.Schema>;

const dayText = Joi.string().required();
const figuresSchema = Joi.object<ReportFigures>(figures)
  .label('ReportFigures')
  .description(
    'Figures for some days. `answered` are contacts with a reply within three days, `responseMinutes` its median; `listed` counts professionals in the directory at their end.',
  );
const pointSchema = Joi.object<ReportPoint>({ from: dayText, to: dayText, figures: figuresSchema.required() })
  .label('ReportPoint')
  .description('A day, week or month of a report.');
const shares = Joi.array()
  .items(
    Joi.object<ReportShare>({
      id: Joi.string().required(),
      label: Joi.string().required(),
      count,
      previous: count.allow(null),
    })
      .label('ReportShare')
      .description('One of what a figure is made of; `previous` is null without a comparison.'),
  )
  .required();

const emptyWords = Joi.array()
  .items(Joi.object({ words: Joi.string().required(), searches: count }).label('EmptySearch'))
  .required();

export const adminReportsSchema = Joi.object<AdminReports>({
  from: dayText,
  to: dayText,
  compared: Joi.object({ from: dayText, to: dayText }).allow(null).required(),
  step: Joi.string().valid('day', 'week', 'month').required(),
  points: Joi.array().items(pointSchema).required(),
  previousPoints: Joi.array().items(pointSchema).required(),
  totals: figuresSchema.required(),
  previousTotals: figuresSchema.allow(null).required(),
  listedAt: momentSchema.allow(null).required(),
  states: shares,
  services: shares,
  plans: shares,
  refusalReasons: shares,
  emptySearchWords: Joi.object({ professionals: emptyWords, blog: emptyWords, guides: emptyWords })
    .required()
    .label('EmptySearchWords'),
  wordsFrom: dayText,
  posts: Joi.array()
    .items(Joi.object({ id: count, title: Joi.string().required(), slug: Joi.string().required(), reads: count }))
    .required(),
})
  .label('AdminReports')
  .description('Figures of days in UTC, with those of the days they are compared with.');
