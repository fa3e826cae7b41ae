import Joi from 'joi';
import type { GuideChecklist } from '../../../../contract/named-types';
import { longText } from '../../../../platform/text/text-schemas';

/** Steps by their words. */
export interface ChecklistChange {
  readonly tick: readonly string[];
  readonly untick: readonly string[];
}

const mostSteps = 60;
const steps = Joi.array().items(longText().max(2000)).max(mostSteps).default([]);

export const checklistChangeSchema = Joi.object<ChecklistChange>({ tick: steps, untick: steps }).label(
  'ChecklistChange',
);

export const checklistSchema = Joi.object<GuideChecklist>({
  ticked: Joi.array().items(Joi.string()).required(),
})
  .label('GuideChecklist')
  .description('The steps of a guide that a user has ticked, by their words.');
