import Joi from 'joi';
import { bookingLimits } from '../../../../contract/limits/booking';
import type { BusyCalendar, BusyCalendarList } from '../../../../contract/named-types';
import { idSchema, momentSchema } from '../../../../platform/routes/common-schemas';
import { exactText, lineText } from '../../../../platform/text/text-schemas';
import { busyCalendarNotFound } from '../booking.errors';

const { calendarNameMax: nameMax, calendarUrlMax: urlMax } = bookingLimits;

export interface BusyCalendarDraft {
  readonly name: string;
  readonly url: string;
}

export const busyCalendarIdSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(busyCalendarNotFound) });

export const busyCalendarDraftSchema = Joi.object<BusyCalendarDraft>({
  name: lineText()
    .max(nameMax)
    .required()
    .messages({ '*': 'Please enter a name', 'string.max': `The name must be at most ${nameMax} characters` }),
  url: exactText()
    .trim()
    .max(urlMax)
    .required()
    .messages({
      '*': 'Please enter a valid link to your calendar, beginning with https:// or webcal://',
      'string.max': `The link must be at most ${urlMax.toLocaleString('en-US')} characters`,
    }),
}).label('BusyCalendarDraft');

export const busyCalendarSchema = Joi.object<BusyCalendar>({
  id: Joi.number().integer().required(),
  name: Joi.string().required(),
  host: Joi.string().required(),
  readAt: momentSchema.allow(null).required(),
  busyCount: Joi.number().integer().required(),
  problem: Joi.string().allow(null).required(),
})
  .label('BusyCalendar')
  .description(
    'A private calendar of a professional. `busyCount` is for the next 30 days, `readAt` the last read that succeeded, `problem` what the last one failed with.',
  );

export const busyCalendarListSchema = Joi.object<BusyCalendarList>({
  items: Joi.array().items(busyCalendarSchema).required(),
}).label('BusyCalendarList');
