import Joi from 'joi';
import { longText } from './text-schemas';

/** Lengths in characters of what a report says. */
interface ReportLengths {
  readonly detailsMax: number;
  /** Shortest description that replaces a reason to choose from. */
  readonly noteMin: number;
}

/** Fields of a person's report: a reason to choose from, and details, which `other` needs. */
export const reportFields = (reasons: readonly string[], { detailsMax, noteMin }: ReportLengths) => ({
  reason: Joi.string()
    .valid(...reasons)
    .required()
    .messages({ '*': 'Please select a reason' }),
  details: longText()
    .max(detailsMax)
    .allow('')
    .default('')
    .when('reason', { is: 'other', then: Joi.string().min(noteMin).disallow('').required() })
    .messages({
      '*': 'Please describe what is wrong',
      'string.max': `The description must be at most ${detailsMax} characters`,
    }),
});

/** Reason for an administrator's decision, which the person concerned may read. `min` and `max` are characters. */
export const reasonText = (min: number, max: number): Joi.StringSchema =>
  longText()
    .min(min)
    .max(max)
    .required()
    .messages({ '*': 'Please give a reason', 'string.max': `The reason must be at most ${max} characters` });
