import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { findIana } from 'windows-iana';
import { knownTimeZone } from '../../../../platform/text/time-zone';

/** A busy time, in milliseconds since the epoch, from its start up to, and without, its end. */
export type Interval = readonly [start: number, end: number];

/** The part of a calendar that is asked for. */
export interface BusyQuestion {
  readonly from: number;
  readonly to: number;
  /** Clock for whole days and for times without a zone. */
  readonly timeZone: string;
  /** Ends the UIDs of our own meetings, which calendars have by mail: they are no other business. */
  readonly ownUids: string;
}

/** More than a calendar of appointments has; the rest is left out. */
const mostIntervals = 5_000;

/** A zone that a calendar names without describing it. */
class NamedZone extends ICAL.Timezone {
  constructor(private readonly name: string) {
    super({ tzid: name });
  }

  override utcOffset(time: ICAL.Time): number {
    return clock(time, this.name).offset * 60;
  }
}

const clock = ({ year, month, day, hour, minute, second }: ICAL.Time, zone: string): DateTime =>
  DateTime.fromObject({ year, month, day, hour, minute, second }, { zone });

/**
 * Finds when the owner of a calendar (RFC 5545) is busy: repeated, moved and left-out occurrences count, what is
 * canceled, declined to block time (TRANSP) or our own does not.
 * @returns merged and in order, with nothing of what the events are
 * @throws when the text is no calendar
 */
export function busyIntervals(text: string, question: BusyQuestion): Interval[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  if (calendar.name !== 'vcalendar') throw new Error('This is no calendar.');
  nameZones(text);
  const found = [...eventsOf(calendar, question), ...busyPeriods(calendar, question)];
  return merged(found.filter(([start, end]) => start < end && start < question.to && end > question.from));
}

/** Makes zones known that the text names: IANA names, and those of Windows. */
function nameZones(text: string): void {
  const names = text.replace(/\r?\n[ \t]/g, '').matchAll(/;TZID=(?:"([^"]+)"|([^:;\r\n]+))/gi);
  for (const [, quoted, plain = ''] of names) {
    const name = quoted ?? plain;
    const zone = knownTimeZone(name) ?? knownTimeZone(findIana(name)[0] ?? '');
    if (zone && !ICAL.TimezoneService.has(name)) ICAL.TimezoneService.register(new NamedZone(zone), name);
  }
}

function* eventsOf(calendar: ICAL.Component, question: BusyQuestion): Generator<Interval> {
  const events = calendar.getAllSubcomponents('vevent').filter((event) => !isOwn(event, question));
  const changed = new Map<string, ICAL.Component[]>();
  for (const event of events)
    if (event.hasProperty('recurrence-id')) changed.set(uidOf(event), [...(changed.get(uidOf(event)) ?? []), event]);
  for (const component of events) {
    const isChange = component.hasProperty('recurrence-id');
    const event = new ICAL.Event(component, { exceptions: isChange ? [] : (changed.get(uidOf(component)) ?? []) });
    if (!isChange && event.isRecurring()) yield* occurrencesOf(event, question);
    else if (isBusy(component)) yield intervalOf(event.startDate, event.endDate, question);
  }
}

/** Each occurrence by the event that describes it: a change of this one, of all from one on, or the series itself. */
function* occurrencesOf(event: ICAL.Event, question: BusyQuestion): Generator<Interval> {
  const occurrences = event.iterator();
  // Its types say that there is always another one.
  const following = () => occurrences.next() as ICAL.Time | null;
  for (let next = following(); next && momentOf(next, question) < question.to; next = following()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isBusy(item.component)) yield intervalOf(startDate, endDate, question);
  }
}

/** Periods of a calendar that shows nothing but when its owner is free. */
function* busyPeriods(calendar: ICAL.Component, question: BusyQuestion): Generator<Interval> {
  for (const component of calendar.getAllSubcomponents('vfreebusy'))
    for (const property of component.getAllProperties('freebusy'))
      if (property.getFirstParameter('fbtype') !== 'FREE')
        for (const period of property.getValues() as ICAL.Period[])
          yield intervalOf(period.start, period.getEnd(), question);
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');
const isOwn = (event: ICAL.Component, { ownUids }: BusyQuestion): boolean =>
  uidOf(event).startsWith('meeting-') && uidOf(event).endsWith(ownUids);
const valueOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
const isBusy = (event: ICAL.Component): boolean =>
  !valueOf(event, 'status').startsWith('CANCEL') && valueOf(event, 'transp') !== 'TRANSPARENT';

const intervalOf = (start: ICAL.Time, end: ICAL.Time, question: BusyQuestion): Interval => [
  momentOf(start, question),
  momentOf(end, question),
];

/** Whole days, and times without a zone, are on the owner's clock. */
function momentOf(time: ICAL.Time, { timeZone }: BusyQuestion): number {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  return isFloating ? clock(time, timeZone).toMillis() : time.toUnixTime() * 1000;
}

function merged(intervals: readonly Interval[]): Interval[] {
  const result: [number, number][] = [];
  for (const [start, end] of [...intervals].sort(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else if (result.length < mostIntervals) result.push([start, end]);
  }
  return result;
}
