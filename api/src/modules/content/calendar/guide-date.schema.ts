import Joi from 'joi';
import { calendarOptions, guideDateLimits } from '../../../contract/calendar-options';
import { weekendRules, type DateRule } from '../../../contract/date-rules';
import { daySchema } from '../../../platform/routes/common-schemas';
import { exactText, lineText } from '../../../platform/text/text-schemas';
import type { Audience } from './audience';

const idsOf = (question: keyof typeof calendarOptions): string[] => calendarOptions[question].map(({ id }) => id);
const someOf = (question: keyof typeof calendarOptions) =>
  Joi.array()
    .items(exactText().valid(...idsOf(question)))
    .min(1)
    .unique();

/** A day that every year has, 'MM-DD'. */
const dayOfYear = exactText()
  .pattern(/^\d\d-\d\d$/)
  .custom((text: string, helpers) => {
    const moment = new Date(`2027-${text}T00:00:00Z`);
    const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().slice(5, 10) === text;
    return isDay ? text : helpers.error('string.pattern.base');
  })
  .messages({ '*': 'Use days like 04-15.' });

const kinds: Readonly<Record<DateRule['kind'], Joi.PartialSchemaMap>> = {
  yearly: { days: Joi.array().items(dayOfYear).min(1).max(guideDateLimits.daysMax).unique().required() },
  monthly: { day: Joi.number().integer().min(1).max(31).required() },
  'after-quarter': {},
  'after-year': {
    month: Joi.number().integer().min(1).max(12).required(),
    day: Joi.number().integer().min(1).max(31).required(),
  },
  once: { on: daySchema.required() },
  always: {},
};

const ruleSchema = Joi.alternatives()
  .try(
    ...Object.entries(kinds).map(([kind, fields]) =>
      Joi.object({ kind: exactText().valid(kind).required(), ...fields }),
    ),
  )
  .required()
  .messages({ '*': 'Choose how the dates follow.' })
  .label('DateRule');

const audienceSchema = Joi.object<Audience>({
  entities: someOf('entities'),
  states: someOf('states'),
  minEmployees: Joi.number().valid(1, 20, 50),
  industries: someOf('industries'),
  online: Joi.boolean().valid(true),
  foreign: someOf('foreign'),
})
  .required()
  .label('DateAudience');

/** Fields of a guide's date: without a source there is none. */
export const guideDateFields = {
  label: lineText().max(guideDateLimits.labelMax).required().messages({ '*': 'Say what is due.' }),
  onlyIf: lineText().max(guideDateLimits.onlyIfMax).allow('').required(),
  rule: ruleSchema,
  audience: audienceSchema,
  weekendRule: exactText()
    .valid(...Object.keys(weekendRules))
    .required(),
  sourceName: lineText().max(guideDateLimits.sourceNameMax).required().messages({ '*': 'Name the source.' }),
  sourceUrl: exactText()
    .uri({ scheme: 'https' })
    .max(500)
    .required()
    .messages({ '*': 'Enter the https URL of the source.' }),
  checkedOn: daySchema.required().messages({ 'any.required': 'Enter the day of the check.' }),
};
