import { bookingLimits, type BookingSettings } from '@counterpart/api/contract';
import type { Body } from '@counterpart/shell/sdk';

/** Values of the form; numbers are null while their box is empty. */
export interface MeetingValues extends Omit<
  BookingSettings,
  'isInPlan' | 'bufferBefore' | 'bufferAfter' | 'noticeHours' | 'bookableDays'
> {
  readonly bufferBefore: number | null;
  readonly bufferAfter: number | null;
  readonly noticeHours: number | null;
  readonly bookableDays: number | null;
}

/** Body of the request. */
export type MeetingDraft = Body<'put', '/api/booking/settings'>;

/** The settings without what the plan says. */
export const toMeetingValues = ({ isInPlan: _isInPlan, ...settings }: BookingSettings): MeetingValues => settings;

type Errors = { readonly [Field in keyof MeetingValues]?: string };

const lengthOf = ({ meetingMinutes }: Pick<MeetingValues, 'meetingMinutes'>) =>
  bookingLimits.lengths.find((minutes) => minutes === meetingMinutes);

const isWhole = (value: number | null, min: number, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= min && value <= max;

/** The server's rules and sentences (booking.schema.ts), before anything is sent. */
export function validateMeetings(values: MeetingValues): Errors {
  const { hours, bufferBefore, bufferAfter, noticeHours, bookableDays, mostPerDay } = values;
  return {
    ...(lengthOf(values) === undefined && { meetingMinutes: 'Please choose how long a meeting lasts' }),
    ...hoursError(hours),
    ...(!isWhole(bufferBefore, 0, bookingLimits.bufferMax) && {
      bufferBefore: `The time before must be 0 to ${bookingLimits.bufferMax} minutes`,
    }),
    ...(!isWhole(bufferAfter, 0, bookingLimits.bufferMax) && {
      bufferAfter: `The time after must be 0 to ${bookingLimits.bufferMax} minutes`,
    }),
    ...(!isWhole(noticeHours, 0, bookingLimits.noticeHoursMax) && {
      noticeHours: `The notice must be 0 to ${bookingLimits.noticeHoursMax} hours`,
    }),
    ...(!isWhole(bookableDays, 1, bookingLimits.bookableDaysMax) && {
      bookableDays: `Choose 1 to ${bookingLimits.bookableDaysMax} days ahead`,
    }),
    ...(mostPerDay !== null &&
      !isWhole(mostPerDay, 1, bookingLimits.perDayMax) && {
        mostPerDay: `Choose 1 to ${bookingLimits.perDayMax} meetings a day`,
      }),
    ...locationError(values),
  };
}

function hoursError(hours: MeetingValues['hours']): Pick<Errors, 'hours'> {
  if (hours.some(({ from, to }) => to <= from))
    return { hours: 'Please check your working hours: each time range needs an end after its start' };
  const overlap = hours.some((one, index) =>
    hours.some((other, at) => at > index && one.day === other.day && one.from < other.to && other.from < one.to),
  );
  if (overlap) return { hours: 'Two of your working hours overlap. Please change one of them' };
  return hours.length > bookingLimits.hoursMax
    ? { hours: `Your working hours can have at most ${bookingLimits.hoursMax} time ranges` }
    : {};
}

function locationError({ offered, meetingKind, location }: MeetingValues): Pick<Errors, 'location'> {
  const text = location.trim();
  if (text.length > bookingLimits.locationMax)
    return { location: `The link or address must be at most ${bookingLimits.locationMax} characters` };
  if (!offered) return {};
  if (meetingKind === 'place') return text ? {} : { location: 'Please say where you meet' };
  return isHttps(text) ? {} : { location: 'Please enter the link to your video call, beginning with https://' };
}

function isHttps(text: string): boolean {
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
}

/** Builds the request body; null while a value is invalid. */
export function toDraft(values: MeetingValues): MeetingDraft | null {
  const { bufferBefore, bufferAfter, noticeHours, bookableDays, location } = values;
  if (Object.values(validateMeetings(values)).some(Boolean)) return null;
  const meetingMinutes = lengthOf(values);
  if (bufferBefore === null || bufferAfter === null || noticeHours === null || bookableDays === null) return null;
  if (meetingMinutes === undefined) return null;
  return { ...values, meetingMinutes, bufferBefore, bufferAfter, noticeHours, bookableDays, location: location.trim() };
}
