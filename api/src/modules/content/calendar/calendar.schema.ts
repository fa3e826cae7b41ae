import Joi from 'joi';
import { calendarOptions } from '../../../contract/calendar/calendar-options';
import { weekendRules } from '../../../contract/calendar/date-rules';
import type { CalendarAnswers } from '../../../contract/named-types';
import { exactText } from '../../../platform/text/text-schemas';

const idsOf = (question: keyof typeof calendarOptions): string[] => calendarOptions[question].map(({ id }) => id);
export const choiceOf = (question: keyof typeof calendarOptions): Joi.StringSchema =>
  exactText().valid(...idsOf(question));

/** A list in a URL, `TX,NY`. */
const listOf = (question: keyof typeof calendarOptions) =>
  exactText()
    .max(400)
    .empty('')
    .custom((text: string, helpers) => {
      const known = idsOf(question);
      const chosen = [...new Set(text.split(','))];
      return chosen.every((id) => known.includes(id)) ? chosen : helpers.error('any.only', { valids: known });
    })
    .default([]);

/** Answers of one value each, as URLs and saved calendars hold them. */
export const answerFields = {
  entity: choiceOf('entities').empty('').default(''),
  employees: Joi.number()
    .valid(...idsOf('employees').map(Number))
    .empty('')
    .default(0),
  industry: choiceOf('industries').empty('').default(''),
  online: Joi.boolean().empty('').default(false),
};

/** The answers in a URL; without an entity nothing was answered yet. */
export const calendarQuerySchema = Joi.object<CalendarAnswers>({
  ...answerFields,
  states: listOf('states'),
  foreign: listOf('foreign'),
}).label('CalendarQuery');

const text = Joi.string().required();

export const calendarSchema = Joi.object({
  /** First and last day looked at, 'YYYY-MM-DD'. */
  from: text,
  to: text,
  guides: Joi.array()
    .items(
      Joi.object({
        slug: text,
        title: text,
        reason: text,
        onlyIf: Joi.string().allow('').required(),
      }).label('ApplyingGuide'),
    )
    .required(),
  dates: Joi.array()
    .items(
      Joi.object({
        /** Of the date in its rule: another year has another one. */
        key: text,
        day: text.description('Day by which it is due.'),
        setOn: text.description('Day that the rule sets, before weekends and holidays.'),
        label: text,
        onlyIf: Joi.string().allow('').required(),
        reason: text,
        guide: Joi.object({ slug: text, title: text }).required().label('GuideOfDate'),
        sourceTitle: text,
        sourceUrl: text,
        checkedOn: text,
        weekendRule: Joi.string()
          .valid(...Object.keys(weekendRules))
          .required(),
      }).label('ComplianceDate'),
    )
    .required(),
})
  .label('ComplianceCalendar')
  .description('What applies to a business, and its dates of the next twelve months.');

export const nextDatesSchema = Joi.array()
  .items(Joi.object({ key: text, day: text, label: text, onlyIf: Joi.string().allow('').required() }).label('NextDate'))
  .label('NextDateList');
