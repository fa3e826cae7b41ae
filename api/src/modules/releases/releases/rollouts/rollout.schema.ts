import Joi from 'joi';
import type { TrialReport } from '../../../../contract/named-types';
import { momentSchema } from '../../../../platform/routes/common-schemas';
import { areaName, version } from '../manifest.schema';
import { measures } from './trial-numbers';
import type { RolloutPlan } from './rollouts.service';

const week = 7 * 24 * 60 * 60;

const ascending: Joi.CustomValidator<number[]> = (steps, helpers) =>
  steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0))
    ? steps
    : helpers.error('steps.ascending');

export const rolloutPlanSchema = Joi.object<RolloutPlan>({
  steps: Joi.array()
    .items(Joi.number().integer().min(1).max(100))
    .min(1)
    .max(20)
    .custom(ascending)
    .default([5, 25, 50, 100])
    .messages({
      '*': "'steps' must be whole percents from 1 to 100, each greater than the one before, 20 at most.",
    })
    .description('Whole percents of visitors; 100 is added when it is not the last'),
  waitSeconds: Joi.number()
    .integer()
    .min(1)
    .max(week)
    .allow(null)
    .default(900)
    .messages({
      '*': "'waitSeconds' must be a whole number from 1 to 604800, or null when each step is taken by hand.",
    })
    .description('How long each step lasts at least; null when each step is taken by hand'),
  minVisitors: Joi.number()
    .integer()
    .min(0)
    .max(5_000)
    .default(20)
    .messages({ '*': "'minVisitors' must be a whole number from 0 to 5000." })
    .description('Visitors of the release who must have reported in a step before the next one is taken'),
  replace: Joi.boolean()
    .default(false)
    .description('Whether a rollout of the area that is running, whatever it is of, ends for this one'),
}).label('RolloutPlan');

const count = Joi.number().integer().min(0).required();
const affected = Joi.object({ affected: count, of: count, networks: count }).required().label('TrialCount');
const releaseNumbers = Joi.object({
  visitors: count,
  networks: count,
  ...Object.fromEntries(Object.keys(measures).map((measure) => [measure, affected])),
})
  .required()
  .label('TrialReleaseNumbers');

export const rolloutSchema = Joi.object({
  id: Joi.number().required(),
  area: Joi.string().required(),
  version: Joi.string().required(),
  stable: Joi.string().required().description('Version that everyone else gets'),
  state: Joi.string().valid('running', 'finished', 'stopped', 'rolledBack', 'replaced').required(),
  steps: Joi.array().items(Joi.number()).required(),
  waitSeconds: Joi.number().allow(null).required(),
  minVisitors: Joi.number().required(),
  share: Joi.number().required().description('Percent of visitors, also when it ended'),
  stepAt: momentSchema.required(),
  startedBy: Joi.string().allow('').required(),
  startedAt: momentSchema.required(),
  endedAt: momentSchema.allow(null).required(),
  endedBecause: Joi.string().allow('', null).required(),
  visitorsInStep: Joi.number().allow(null).required().description('Visitors who reported in this step'),
  numbers: Joi.object({ trial: releaseNumbers, stable: releaseNumbers })
    .allow(null)
    .required()
    .description('What tabs reported: visitors something happened to, of those of whom it is known')
    .label('TrialNumbers'),
})
  .label('ReleaseRollout')
  .description('A release that more and more visitors get, or got.');

const figure = (max: number) => Joi.number().min(0).max(max);

/** Report of a tab about one area. */
const trialReportSchema = Joi.object<TrialReport>({
  area: areaName.required(),
  version: version.required(),
  failed: Joi.array()
    .items(Joi.string().valid('load', 'render', 'code', 'api'))
    .max(4)
    .required(),
  paint: figure(3_600_000).description('Largest contentful paint in milliseconds'),
  input: figure(3_600_000).description('Interaction to next paint in milliseconds'),
  shift: figure(1_000).description('Cumulative layout shift'),
})
  .label('TrialReport')
  .description("A tab's report on a release that is compared with another.");

export const trialReportsSchema = Joi.object<{ readonly reports: readonly TrialReport[] }>({
  reports: Joi.array().items(trialReportSchema).min(1).max(12).required(),
}).label('TrialReports');
