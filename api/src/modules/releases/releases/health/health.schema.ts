import type { PageViews } from '../../../../contract/named-types';
import Joi from 'joi';
import { areaName } from '../manifest.schema';
import { sourceSchema } from '../release.schema';

/** Names of the web vitals, with the whole units in one that a tab reports. */
export const vitals = { paint: 1, input: 1, shift: 1_000 } as const;
export type Vital = keyof typeof vitals;

const figure = (max: number) => Joi.number().min(0).max(max);

/** Pages that a tab showed, by area; web vitals of its first page where it measured them. */
export const pageViewsSchema = Joi.object<PageViews>({
  views: Joi.object().pattern(areaName, Joi.number().integer().min(1).max(50)).max(12).required(),
  vitals: Joi.object({
    area: areaName.required(),
    paint: figure(3_600_000).description('Largest contentful paint in milliseconds'),
    input: figure(3_600_000).description('Interaction to next paint in milliseconds'),
    shift: figure(1_000).description('Cumulative layout shift'),
  }),
}).label('PageViews');

const known = Joi.number().allow(null).required();

export const healthSchema = Joi.object({
  views: Joi.number().required(),
  errors: Joi.number().required().description('Reports of errors'),
  pages: Joi.number().required().description('Of which the web vitals are known'),
  paint: known,
  input: known,
  shift: known,
  pageBytes: known.description('That a browser downloads of it for its heaviest page'),
  budgetBytes: Joi.number().required(),
  source: sourceSchema.allow(null).required(),
})
  .label('ReleaseHealth')
  .description('How what is served did over the last 7 days; of web vitals, the 75th percentile.');
