import type { BusyCalendar as PresentedCalendar } from '../../../../contract/named-types';
import type { CountedCalendar } from './busy-calendars.service';
import { failureSentences } from './fetch-busy-times';

/** A calendar as its owner sees it: of its URL, the host. */
export const presentCalendar = ({ calendar, busyCount }: CountedCalendar): PresentedCalendar => ({
  id: calendar.id,
  name: calendar.name,
  host: calendar.host,
  readAt: calendar.readAt?.toISOString() ?? null,
  busyCount,
  problem: calendar.failure && failureSentences[calendar.failure],
});
