import Joi from 'joi';
import type { calendarOptions } from '../../../../contract/calendar/calendar-options';
import { ruleFields, weekendRules, type DateRule } from '../../../../contract/calendar/date-rules';
import { guideDateLimits } from '../../../../contract/limits/compliance';
import type { GuideDateContent } from '../../../../contract/named-types';
import { daySchema, idSchema } from '../../../../platform/routes/common-schemas';
import { exactText, lineText } from '../../../../platform/text/text-schemas';
import { choiceOf } from '../calendar.schema';
import { dateNotFound } from './guide-dates.errors';

const { labelMax, onlyIfMax, sourceTitleMax, sourceUrlMax, daysMax, plusDaysMax } = guideDateLimits;

/** A day of every year, 'MM-DD'; in a year without a February 29 it is the 28th. */
const dayOfYear = exactText()
  .pattern(/^\d{2}-\d{2}$/)
  .custom((text: string, helpers) =>
    daySchema.validate(`2028-${text}`).error ? helpers.error('string.pattern.base') : text,
  )
  .messages({ '*': 'Write a day of the year as month and day, such as 04-15.' });

const day = Joi.number().integer().min(1).max(31).messages({ '*': 'A day of the month is 1 to 31.' });

/** Takes what a rule of its kind needs, and nothing else. */
function wholeRule(sent: Record<string, unknown>, helpers: Joi.CustomHelpers): unknown {
  const { needed, optional = [] } = ruleFields[sent['kind'] as DateRule['kind']];
  if (needed.some((name) => sent[name] === undefined)) return helpers.error('rule.part');
  return Object.fromEntries(
    ['kind', ...needed, ...optional].flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])),
  );
}

const ruleSchema = Joi.object({
  kind: exactText()
    .valid(...Object.keys(ruleFields))
    .required(),
  days: Joi.array()
    .items(dayOfYear)
    .min(1)
    .max(daysMax)
    .unique()
    .messages({
      'array.min': 'A date of each year needs a day.',
      'array.max': `A date of each year has at most ${daysMax} days.`,
      'array.unique': 'A day of the year can stand in a date only once.',
    }),
  plusDays: Joi.number()
    .integer()
    .min(1)
    .max(plusDaysMax)
    .messages({ '*': `An extension is 1 to ${plusDaysMax} days.` }),
  month: Joi.number().integer().min(1).max(12).messages({ '*': 'A month is 1 to 12.' }),
  day,
  on: daySchema,
})
  .custom(wholeRule)
  .required()
  .label('GuideDateRule')
  .messages({ 'rule.part': 'Say on which day the date falls.' });

const listOf = (question: keyof typeof calendarOptions) => Joi.array().items(choiceOf(question)).min(1).unique();

const audienceSchema = Joi.object({
  entities: listOf('entities'),
  states: listOf('states'),
  minEmployees: Joi.number().integer().min(1).max(50),
  industries: listOf('industries'),
  online: Joi.boolean().valid(true),
  foreign: listOf('foreign'),
})
  .required()
  .label('GuideDateAudience')
  .description('All that is given must hold, of a list one entry; nothing given is every business.');

const contentSchema = Joi.object<GuideDateContent>({
  label: lineText()
    .max(labelMax)
    .required()
    .messages({ 'string.empty': 'Say what is due.', 'string.max': `What is due has at most ${labelMax} characters.` }),
  onlyIf: lineText()
    .max(onlyIfMax)
    .allow('')
    .required()
    .messages({ 'string.max': `A condition has at most ${onlyIfMax} characters.` }),
  rule: ruleSchema,
  audience: audienceSchema,
  weekendRule: exactText()
    .valid(...Object.keys(weekendRules))
    .required(),
  sourceTitle: lineText()
    .max(sourceTitleMax)
    .required()
    .messages({
      'string.empty': 'A date needs its source: one that no one can look up is not shown.',
      'string.max': `The name of a source has at most ${sourceTitleMax} characters.`,
    }),
  sourceUrl: exactText()
    .max(sourceUrlMax)
    .uri({ scheme: ['https'] })
    // 'user:password@' in front of a host shows another one than it leads to.
    .pattern(/^https:\/\/[^/]*@/, { invert: true })
    .required()
    .messages({ '*': 'The URL of a source must start with https://.' }),
  checkedOn: daySchema
    .required()
    .custom((text: string, helpers) =>
      // A day has come somewhere on earth up to 14 hours before it has in UTC.
      Date.parse(text) > Date.now() + 14 * 3_600_000 ? helpers.error('day.future') : text,
    )
    .messages({ 'day.future': 'The day of the check cannot be in the future.' }),
}).label('GuideDateContent');

const revision = Joi.number().integer().min(1).required();

export const newGuideDateSchema = Joi.object<{ content: GuideDateContent }>({
  content: contentSchema.required(),
}).label('NewGuideDate');
export const guideDateChangeSchema = Joi.object<{ content: GuideDateContent; revision: number }>({
  content: contentSchema.required(),
  revision,
}).label('GuideDateChange');
export const guideDateDeletionSchema = Joi.object<{ revision: number }>({ revision }).label('GuideDateDeletion');
export const guideDateParamsSchema = Joi.object<{ id: number; dateId: number }>({
  id: idSchema.required(),
  dateId: idSchema.required(),
})
  .error(() => dateNotFound())
  .label('GuideDateParams');

export const editedDateSchema = Joi.object({
  id: idSchema.required(),
  revision,
  /** It came with the product and is as it came: a new version may correct it. */
  isBundled: Joi.boolean().required(),
  content: contentSchema.required(),
}).label('EditedGuideDate');
export const editedDateListSchema = Joi.array().items(editedDateSchema).label('EditedGuideDateList');
