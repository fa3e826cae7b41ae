import Joi from 'joi';
import { offsetSchema, type OffsetQuery } from '../../../platform/paging/offset-query';
import { bookingLimits } from '../../../contract/limits/booking';
import type { BookingSettings, Meeting, MeetingList, MeetingOffer, MeetingTimes } from '../../../contract/named-types';
import { userCardSchema } from '../../../platform/auth/user.schema';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { exactText, lineText, longText } from '../../../platform/text/text-schemas';
import { knownTimeZone } from '../../../platform/text/time-zone';
import { professionalNotFound } from '../../directory/professionals/professionals.errors';
import { meetingNotFound } from './booking.errors';
import type { BookingSettings as StoredSettings, MeetingKind, WorkingHours } from './booking-settings.model';
import { meetingStatuses, type MeetingStatus } from './meeting-states';

/** Settings chosen by a professional. */
export type BookingDraft = Pick<
  StoredSettings,
  | 'offered'
  | 'timeZone'
  | 'hours'
  | 'meetingMinutes'
  | 'bufferBefore'
  | 'bufferAfter'
  | 'noticeHours'
  | 'bookableDays'
  | 'mostPerDay'
  | 'meetingKind'
  | 'location'
>;

export const professionalIdSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(professionalNotFound) });
export const meetingIdSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(meetingNotFound) });

const timeZone = exactText()
  .max(bookingLimits.timeZoneMax)
  .custom((name: string, helpers) => knownTimeZone(name) ?? helpers.error('any.invalid'))
  .required()
  .messages({ '*': 'Please choose a time zone' });

/** Time zone that a client's browser reports, only for times in mails; unknown names become UTC. */
const clientTimeZone = exactText()
  .max(bookingLimits.timeZoneMax)
  .custom((name: string) => knownTimeZone(name) ?? 'UTC')
  .required()
  .messages({ '*': 'Please choose a time zone' });

const moment = Joi.date().iso().min('2000-01-01').max('2100-01-01');
const whole = (min: number, max: number, sentence: string) =>
  Joi.number().integer().min(min).max(max).required().messages({ '*': sentence });

const hoursSchema = Joi.array()
  .items(
    Joi.object<WorkingHours>({
      day: Joi.number().integer().min(1).max(7).required(),
      from: Joi.number().integer().min(0).max(1439).required(),
      to: Joi.number().integer().min(1).max(1440).greater(Joi.ref('from')).required(),
    }),
  )
  .max(bookingLimits.hoursMax)
  .custom((hours: readonly WorkingHours[], helpers) => (overlap(hours) ? helpers.error('hours.overlap') : hours))
  .required()
  .messages({
    '*': 'Please check your working hours: each time range needs an end after its start',
    'hours.overlap': 'Two of your working hours overlap. Please change one of them',
  });

const overlap = (hours: readonly WorkingHours[]): boolean =>
  hours.some((one, index) =>
    hours.some((other, at) => at > index && one.day === other.day && one.from < other.to && other.from < one.to),
  );

const location = lineText()
  .max(bookingLimits.locationMax)
  .allow('')
  .required()
  .when('offered', {
    is: true,
    then: Joi.when('meetingKind', {
      is: 'video',
      then: Joi.string().uri({ scheme: 'https' }).invalid(''),
      otherwise: Joi.string().invalid(''),
    }),
  })
  .messages({
    '*': 'Please say where you meet',
    'string.uri': 'Please enter the link to your video call, beginning with https://',
    'string.uriCustomScheme': 'Please enter the link to your video call, beginning with https://',
    'string.max': `The link or address must be at most ${bookingLimits.locationMax} characters`,
  });

export const bookingDraftSchema = Joi.object<BookingDraft>({
  offered: Joi.boolean().required(),
  timeZone,
  hours: hoursSchema,
  meetingMinutes: Joi.number()
    .valid(...bookingLimits.lengths)
    .required()
    .messages({ '*': 'Please choose how long a meeting lasts' }),
  bufferBefore: whole(0, bookingLimits.bufferMax, `The time before must be 0 to ${bookingLimits.bufferMax} minutes`),
  bufferAfter: whole(0, bookingLimits.bufferMax, `The time after must be 0 to ${bookingLimits.bufferMax} minutes`),
  noticeHours: whole(0, bookingLimits.noticeHoursMax, `The notice must be 0 to ${bookingLimits.noticeHoursMax} hours`),
  bookableDays: whole(1, bookingLimits.bookableDaysMax, `Choose 1 to ${bookingLimits.bookableDaysMax} days ahead`),
  mostPerDay: whole(1, bookingLimits.perDayMax, `Choose 1 to ${bookingLimits.perDayMax} meetings a day`).allow(null),
  meetingKind: Joi.string<MeetingKind>()
    .valid('video', 'place')
    .required()
    .messages({ '*': 'Please say how you meet' }),
  location,
}).label('BookingDraft');

/** A request for a meeting: a time that was offered, and the zone in which the client saw it. */
export interface MeetingRequest {
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly note: string;
}

const startsAt = moment.required().messages({ '*': 'Please choose a time' });

export const meetingRequestSchema = Joi.object<MeetingRequest>({
  startsAt,
  timeZone: clientTimeZone,
  note: longText()
    .max(bookingLimits.noteMax)
    .allow('')
    .required()
    .messages({ 'string.max': `The note must be at most ${bookingLimits.noteMax.toLocaleString('en-US')} characters` }),
}).label('MeetingRequest');

/** The time that is agreed to, or proposed. */
export const meetingTimeSchema = Joi.object<{ startsAt: Date }>({ startsAt }).label('MeetingTime');

/** Reason for not meeting: the other person reads it. */
export const meetingReasonSchema = Joi.object<{ reason: string }>({
  reason: longText()
    .max(bookingLimits.reasonMax)
    .allow('')
    .required()
    .messages({ '*': `The reason must be at most ${bookingLimits.reasonMax} characters` }),
}).label('MeetingReason');

export const meetingTimesQuerySchema = Joi.object<{ from?: Date }>({
  from: moment.empty('').messages({ '*': 'The time must be in ISO 8601' }),
});

/** Filter of a user's meetings: those not over, or those that are over or will not happen. */
export interface MeetingListQuery extends OffsetQuery {
  readonly with?: number;
  readonly when: 'upcoming' | 'past';
}

export const meetingListQuerySchema = Joi.object<MeetingListQuery>({
  offset: offsetSchema,
  with: idSchema.empty('').messages({ '*': 'This is not the id of a user' }),
  when: exactText()
    .valid('upcoming', 'past')
    .empty('')
    .default('upcoming')
    .messages({ '*': 'Meetings are upcoming or past' }),
});

const count = Joi.number().integer().required();

export const bookingSettingsSchema = Joi.object<BookingSettings>({
  isInPlan: Joi.boolean().required(),
  offered: Joi.boolean().required(),
  timeZone: Joi.string().required(),
  hours: Joi.array()
    .items(Joi.object<WorkingHours>({ day: count, from: count, to: count }).label('WorkingHours'))
    .required(),
  meetingMinutes: count,
  bufferBefore: count,
  bufferAfter: count,
  noticeHours: count,
  bookableDays: count,
  mostPerDay: count.allow(null),
  meetingKind: Joi.string<MeetingKind>().valid('video', 'place').required(),
  location: Joi.string().allow('').required(),
})
  .label('BookingSettings')
  .description(
    "A professional's settings for when and how they can be met; `isInPlan` says whether their plan has booking.",
  );

export const meetingTimesSchema = Joi.object<MeetingTimes>({
  offered: Joi.boolean().required(),
  meetingMinutes: Joi.number().integer().allow(null).required(),
  meetingKind: Joi.string<MeetingKind>().valid('video', 'place').allow(null).required(),
  timeZone: Joi.string().allow(null).required(),
  times: Joi.array().items(momentSchema).required(),
  next: momentSchema.allow(null).required(),
})
  .label('MeetingTimes')
  .description('Free times of a professional, ISO 8601 in UTC; `next` is where the next read begins.');

export const meetingOfferSchema = Joi.object<MeetingOffer>({
  offered: Joi.boolean().required(),
  meetingMinutes: Joi.number().integer().allow(null).required(),
  meetingKind: Joi.string<MeetingKind>().valid('video', 'place').allow(null).required(),
})
  .label('MeetingOffer')
  .description('Meetings that a professional offers, if any, and their kind.');

const maySchema = Joi.object<Meeting['can']>({
  confirm: Joi.boolean().required(),
  decline: Joi.boolean().required(),
  propose: Joi.boolean().required(),
  accept: Joi.boolean().required(),
  refuse: Joi.boolean().required(),
  cancel: Joi.boolean().required(),
});

export const meetingSchema = Joi.object<Meeting>({
  id: Joi.number().integer().required(),
  side: Joi.string().valid('professional', 'client').required(),
  other: userCardSchema.required(),
  status: Joi.string<MeetingStatus>()
    .valid(...meetingStatuses)
    .required(),
  startsAt: momentSchema.required(),
  endsAt: momentSchema.required(),
  proposal: Joi.object<NonNullable<Meeting['proposal']>>({
    startsAt: momentSchema.required(),
    endsAt: momentSchema.required(),
    isOwn: Joi.boolean().required(),
  })
    .allow(null)
    .required(),
  note: Joi.string().allow('').required(),
  meetingKind: Joi.string<MeetingKind>().valid('video', 'place').required(),
  location: Joi.string().allow(null).required(),
  end: Joi.object<NonNullable<Meeting['end']>>({
    isOwn: Joi.boolean().allow(null).required(),
    reason: Joi.string().allow(null).required(),
  })
    .allow(null)
    .required(),
  pendingReminders: Joi.array().items(Joi.string().valid('day', 'hour')).required(),
  can: maySchema.required(),
})
  .label('Meeting')
  .description('A meeting as one of its two sides sees it, with what they may do.');

export const meetingListSchema = Joi.object<MeetingList>({
  items: Joi.array().items(meetingSchema).required(),
})
  .label('MeetingList')
  .description('Meetings of the viewer, in the order of their time.');
