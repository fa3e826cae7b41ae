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
  /** The owner's clock. */
  readonly timeZone: string;
  /** Ends the UIDs of our own meetings, which calendars have by mail: they are no other business. */
  readonly ownUids: string;
}

/** A question on the clock of the calendar, where it has one, for times without a zone. */
type Asked = BusyQuestion & { readonly floatingZone: string };

const day = 86_400_000;

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
 * canceled, declined to block time (TRANSP) or our own does not. What is malformed is left out, and nothing else.
 * @returns merged and in order, with nothing of what the events are
 * @throws when the text is no calendar, or not all of one
 */
export function busyIntervals(text: string, question: BusyQuestion): Interval[] {
  if (!/^BEGIN:VCALENDAR[^]*^END:VCALENDAR/im.test(text)) throw new Error('This is no calendar.');
  const calendar = new ICAL.Component('vcalendar');
  for (const part of text.split(/^(?=BEGIN:(?:VEVENT|VFREEBUSY|VTIMEZONE)\s*$)/im)) addPart(calendar, part);
  nameZones(text);
  const [, named = ''] = /^X-WR-TIMEZONE[^:\r\n]*:(.*)/im.exec(text) ?? [];
  const asked = { ...question, floatingZone: knownZone(named.trim()) ?? question.timeZone };
  const found = [...eventsOf(calendar, asked), ...busyPeriods(calendar, asked)];
  return merged(found.filter(([start, end]) => start < end && start < question.to && end > question.from));
}

/** Adds what a part of a text begins with, if it is whole and well formed. */
function addPart(calendar: ICAL.Component, part: string): void {
  const [whole] = /^BEGIN:(V\w+)[^]*?^END:\1/im.exec(part) ?? [];
  if (!whole || /^BEGIN:VCALENDAR/i.test(whole)) return;
  orNothing(() => calendar.addSubcomponent(new ICAL.Component(ICAL.parse(whole) as unknown[])));
}

/** Of a part that is malformed nothing is read. */
function orNothing<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Makes zones known that the text names: IANA names, and those of Windows. */
function nameZones(text: string): void {
  const names = text.replace(/\r?\n[ \t]/g, '').matchAll(/;TZID=(?:"([^"]+)"|([^:;\r\n]+))/gi);
  for (const [, quoted, plain = ''] of names) {
    const name = quoted ?? plain;
    const zone = knownZone(name);
    if (zone && !ICAL.TimezoneService.has(name)) ICAL.TimezoneService.register(new NamedZone(zone), name);
  }
}

/** The zone that a name means, or ends with: '/freeassociation.sourceforge.net/America/New_York'. */
const knownZone = (name: string): string | undefined =>
  knownTimeZone(findIana(name)[0] ?? name) ??
  [3, 2].map((count) => knownTimeZone(name.split('/').slice(-count).join('/'))).find(Boolean);

function eventsOf(calendar: ICAL.Component, question: Asked): Interval[] {
  const events = calendar.getAllSubcomponents('vevent').filter((event) => !isOwn(event, question));
  const changed = new Map<string, ICAL.Component[]>();
  for (const event of events)
    if (event.hasProperty('recurrence-id') && event.hasProperty('dtstart'))
      changed.set(uidOf(event), [...(changed.get(uidOf(event)) ?? []), event]);
  return events.flatMap(
    (event) => orNothing(() => [...timesOf(event, changed.get(uidOf(event)) ?? [], question)]) ?? [],
  );
}

function* timesOf(component: ICAL.Component, exceptions: ICAL.Component[], question: Asked): Generator<Interval> {
  const isChange = component.hasProperty('recurrence-id');
  // Dates alone are what ical.js can repeat an event on.
  for (const property of component.getAllProperties('rdate'))
    if (property.type === 'period') {
      component.removeProperty(property);
      if (isBusy(component)) yield* periodsOf(property, question);
    }
  const event = new ICAL.Event(component, { exceptions: isChange ? [] : exceptions });
  if (!isChange && event.isRecurring()) yield* occurrencesOf(event, exceptions, question);
  else if (isBusy(component)) yield intervalOf(event.startDate, event.endDate, question);
}

/** Each occurrence by the event that describes it: a change of this one, of all from one on, or the series itself. */
function* occurrencesOf(event: ICAL.Event, exceptions: ICAL.Component[], question: Asked): Generator<Interval> {
  const occurrences = event.iterator(firstOccurrence(event, exceptions, question));
  // Its types say that there is always another one.
  const following = () => occurrences.next() as ICAL.Time | null;
  for (let next = following(); next && momentOf(next, question) < question.to; next = following()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isBusy(item.component)) yield intervalOf(startDate, endDate, question);
  }
}

/**
 * An occurrence before all that matter, for rules that count in weeks or less: years of them need not be gone through.
 * Rules that count their occurrences are read from their start.
 */
function firstOccurrence({ component, startDate, duration }: ICAL.Event, exceptions: ICAL.Component[], asked: Asked) {
  const rules = component.getAllProperties('rrule').map((property) => property.getFirstValue() as ICAL.Recur);
  const [rule] = rules;
  const isEven = rule && rules.length === 1 && !rule.count && !['MONTHLY', 'YEARLY'].includes(rule.freq);
  if (!isEven || component.hasProperty('rdate')) return startDate;
  // Changes that ended before these days move nothing into them.
  const changed = exceptions
    .map((change) => new ICAL.Event(change))
    .filter((change) => change.modifiesFuture() || momentOf(change.endDate, asked) > asked.from)
    .map(({ recurrenceId }) => momentOf(recurrenceId, asked));
  const first = Math.min(asked.from - 2 * day - duration.toSeconds() * 1000, ...changed);
  const step = 7 * rule.interval;
  const steps = Math.floor((first - momentOf(startDate, asked)) / day / step);
  const moved = startDate.clone();
  moved.adjust(Math.max(0, steps) * step, 0, 0, 0);
  return moved;
}

/** Periods of a calendar that shows nothing but when its owner is free. */
const busyPeriods = (calendar: ICAL.Component, question: Asked): Interval[] =>
  calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((component) => component.getAllProperties('freebusy'))
    .filter((property) => !/^free$/i.test(property.getFirstParameter('fbtype')))
    .flatMap((property) => orNothing(() => periodsOf(property, question)) ?? []);

const periodsOf = (property: ICAL.Property, question: Asked): Interval[] =>
  (property.getValues() as ICAL.Period[]).map((period) => intervalOf(period.start, period.getEnd(), question));

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');
const isOwn = (event: ICAL.Component, { ownUids }: BusyQuestion): boolean =>
  uidOf(event).startsWith('meeting-') && uidOf(event).endsWith(ownUids);
const valueOf = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
const isBusy = (event: ICAL.Component): boolean =>
  !valueOf(event, 'status').startsWith('CANCEL') &&
  valueOf(event, 'transp') !== 'TRANSPARENT' &&
  valueOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE';

const intervalOf = (start: ICAL.Time, end: ICAL.Time, question: Asked): Interval => [
  momentOf(start, question),
  momentOf(end, question),
];

/** Whole days are on the owner's clock, times without a zone on that of the calendar. */
function momentOf(time: ICAL.Time, { timeZone, floatingZone }: Asked): number {
  if (time.isDate) return clock(time, timeZone).toMillis();
  return time.zone === ICAL.Timezone.localTimezone ? clock(time, floatingZone).toMillis() : time.toUnixTime() * 1000;
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
