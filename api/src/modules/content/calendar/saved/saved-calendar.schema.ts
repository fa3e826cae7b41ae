import Joi from 'joi';
import { DateTime } from 'luxon';
import type { CalendarAnswers, DateMark } from '../../../../contract/named-types';
import { momentSchema } from '../../../../platform/routes/common-schemas';
import { exactText } from '../../../../platform/text/text-schemas';
import { answerFields, choiceOf } from '../calendar.schema';

const many = (question: 'states' | 'foreign') => Joi.array().items(choiceOf(question)).unique().required();

export const savedAnswersSchema = Joi.object<{ answers: CalendarAnswers }>({
  answers: Joi.object({
    ...answerFields,
    entity: choiceOf('entities').required().messages({ '*': 'Tell us how your business is set up.' }),
    states: many('states'),
    foreign: many('foreign'),
  }).required(),
}).label('CalendarToSave');

export interface MarkParams {
  readonly dateId: number;
  readonly setOn: string;
}

const isDay = (text: string): boolean => DateTime.fromISO(text, { zone: 'utc' }).isValid;

/** A date by its key, '12-2027-01-31'. */
export const markParamsSchema = Joi.object<{ key: MarkParams }>({
  key: exactText()
    .pattern(/^\d{1,9}-\d{4}-\d\d-\d\d$/)
    .custom((key: string, helpers): MarkParams | Joi.ErrorReport => {
      const setOn = key.slice(-10);
      return isDay(setOn) ? { dateId: Number.parseInt(key, 10), setOn } : helpers.error('any.invalid');
    })
    .required(),
});

export const markSchema = Joi.object<DateMark>({
  mark: exactText().valid('done', 'snoozed', 'not-mine', 'none').required(),
}).label('DateMark');

const answersSchema = Joi.object({
  entity: Joi.string().required(),
  states: Joi.array().items(Joi.string()).required(),
  employees: Joi.number().required(),
  industry: Joi.string().allow('').required(),
  online: Joi.boolean().required(),
  foreign: Joi.array().items(Joi.string()).required(),
}).label('CalendarAnswers');

export const savedCalendarSchema = Joi.object({
  /** Null until they are saved. */
  answers: answersSchema.allow(null).required(),
  marks: Joi.array()
    .items(
      Joi.object({
        dateId: Joi.number().required(),
        setOn: Joi.string().required().description("Day that the rule sets; 'all' for every date of the duty."),
        mark: Joi.string().valid('done', 'snoozed', 'not-mine').required(),
        until: Joi.string().allow(null).required(),
      }).label('MarkedDate'),
    )
    .required(),
  feedCreatedAt: momentSchema.allow(null).required(),
}).label('SavedCalendar');

export const feedSchema = Joi.object({
  url: Joi.string().required().description('Shown once.'),
  createdAt: momentSchema.required(),
}).label('CalendarFeed');

export const feedParamsSchema = Joi.object<{ token: string }>({ token: exactText().max(100).required() });
