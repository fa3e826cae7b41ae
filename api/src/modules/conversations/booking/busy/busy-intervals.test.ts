import { describe, expect, it } from 'vitest';
import { busyIntervals } from './busy-intervals';

const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines, 'END:VCALENDAR'].join('\r\n');
let uid = 0;
const event = (...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  ...(lines.some((line) => line.startsWith('UID')) ? [] : [`UID:${++uid}`]),
  'DTSTAMP:20260101T000000Z',
  ...lines,
  'END:VEVENT',
];
const busy = (lines: readonly string[], timeZone = 'America/Chicago', days = ['2027-03-01', '2027-05-01']) => {
  const [from = 0, to = 0] = days.map((day) => Date.parse(day));
  const question = { from, to, timeZone, ownUids: '@counterpart.test' };
  return busyIntervals(calendar(...lines), question).map((times) =>
    times.map((time) => new Date(time).toISOString().slice(0, 16)).join(' '),
  );
};

describe('the busy times of a calendar', () => {
  it('stay on the clock of their zone when daylight saving begins, whether the zone is described or named', () => {
    const weekly = (zone: string) =>
      event(`DTSTART;TZID=${zone}:20270308T090000`, `DTEND;TZID=${zone}:20270308T100000`, 'RRULE:FREQ=WEEKLY;COUNT=2');
    const expected = ['2027-03-08T14:00 2027-03-08T15:00', '2027-03-15T13:00 2027-03-15T14:00'];
    expect(busy(weekly('America/New_York'))).toEqual(expected);
    expect(busy(weekly('"Eastern Standard Time"'))).toEqual(expected);
    const described = [
      ...['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:20071104T020000', 'TZOFFSETFROM:-0400'],
      ...['TZOFFSETTO:-0500', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'END:STANDARD', 'BEGIN:DAYLIGHT'],
      ...['DTSTART:20070311T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400'],
      ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'END:DAYLIGHT', 'END:VTIMEZONE'],
    ];
    expect(busy([...described, ...weekly('Office')])).toEqual(expected);
  });

  it('leave out and move single occurrences, also into the days that are asked for', () => {
    const zone = 'TZID=America/New_York';
    const series = event(
      ...['UID:series', `DTSTART;${zone}:20270301T090000`, `DTEND;${zone}:20270301T093000`],
      ...['RRULE:FREQ=DAILY;COUNT=5', `EXDATE;${zone}:20270302T090000`],
    );
    const moved = event(
      ...['UID:series', `RECURRENCE-ID;${zone}:20270303T090000`],
      ...[`DTSTART;${zone}:20270303T160000`, `DTEND;${zone}:20270303T170000`],
    );
    const canceled = event(
      ...['UID:series', 'RECURRENCE-ID:20270304T140000Z', 'STATUS:CANCELLED'],
      ...[`DTSTART;${zone}:20270304T090000`, `DTEND;${zone}:20270304T093000`],
    );
    const elsewhere = event('UID:other', 'RECURRENCE-ID:20290101T000000Z', 'DTSTART:20270306T100000Z', 'DURATION:PT1H');
    expect(busy([...series, ...moved, ...canceled, ...elsewhere])).toEqual([
      '2027-03-01T14:00 2027-03-01T14:30',
      '2027-03-03T21:00 2027-03-03T22:00',
      '2027-03-05T14:00 2027-03-05T14:30',
      '2027-03-06T10:00 2027-03-06T11:00',
    ]);
  });

  it('are found in series that have gone on for decades, with what was moved into these days', () => {
    const series = (uid: string, ...lines: readonly string[]) => event(`UID:${uid}`, 'DURATION:PT1H', ...lines);
    const lines = [
      ...series('daily', 'DTSTART;TZID=America/New_York:19700101T090000', 'RRULE:FREQ=DAILY;INTERVAL=2'),
      ...series('hourly', 'DTSTART:19900101T003000Z', 'RRULE:FREQ=HOURLY;INTERVAL=30'),
      ...series(
        'weekly',
        'DTSTART:20000111T200000Z',
        'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
        'EXDATE:20270302T200000Z',
      ),
      ...series('weekly', 'RECURRENCE-ID:20050104T200000Z', 'DTSTART:20050105T010000Z'),
      ...series('weekly', 'RECURRENCE-ID:20260901T200000Z', 'DTSTART:20270303T010000Z'),
    ];
    const days = ['2027-03-02', '2027-03-05'];
    const began = performance.now();
    const found = busy(lines, 'UTC', days);
    expect(performance.now() - began).toBeLessThan(500);
    expect(found).toEqual([
      '2027-03-03T00:30 2027-03-03T02:00',
      '2027-03-03T14:00 2027-03-03T15:00',
      '2027-03-04T06:30 2027-03-04T07:30',
      '2027-03-04T20:00 2027-03-04T21:00',
    ]);
  });

  it('move all occurrences from one on', () => {
    const series = event('UID:w', 'DTSTART:20270302T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3');
    const later = event(
      ...['UID:w', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270309T100000Z', 'DTSTART:20270309T120000Z', 'DURATION:PT1H'],
    );
    expect(busy([...series, ...later])).toEqual([
      '2027-03-02T10:00 2027-03-02T11:00',
      '2027-03-09T12:00 2027-03-09T13:00',
      '2027-03-16T12:00 2027-03-16T13:00',
    ]);
  });

  it('are whole days and times without a zone on the owner’s clock', () => {
    const lines = [
      ...event('DTSTART;VALUE=DATE:20270314'),
      ...event('DTSTART:20270320T120000', 'DTEND:20270320T130000'),
    ];
    // The day on which clocks go forward has 23 hours.
    expect(busy(lines)).toEqual(['2027-03-14T06:00 2027-03-15T05:00', '2027-03-20T17:00 2027-03-20T18:00']);
    expect(busy(lines, 'Asia/Tokyo')[1]).toBe('2027-03-20T03:00 2027-03-20T04:00');
  });

  it('are none where an event is canceled, lets time pass as free, has no length or is a meeting of ours', () => {
    const times = ['DTSTART:20270310T100000Z', 'DTEND:20270310T110000Z'];
    expect(
      busy([
        ...event(...times, 'TRANSP:TRANSPARENT'),
        ...event(...times, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
        ...event(...times, 'STATUS:CANCELLED'),
        ...event('DTSTART:20270310T100000Z'),
        ...event('UID:meeting-1@counterpart.test', ...times),
      ]),
    ).toEqual([]);
  });

  it('are merged, and those of calendars that show nothing else count', () => {
    const periods = ['BEGIN:VFREEBUSY', 'UID:f', 'DTSTAMP:20260101T000000Z'];
    expect(
      busy([
        ...event('DTSTART:20270310T100000Z', 'DTEND:20270310T110000Z'),
        ...event('DTSTART:20270310T103000Z', 'DTEND:20270310T120000Z'),
        ...[...periods, 'FREEBUSY;FBTYPE=BUSY:20270310T120000Z/PT30M,20270311T080000Z/20270311T090000Z'],
        ...['FREEBUSY;FBTYPE=free:20270312T080000Z/PT1H', 'END:VFREEBUSY'],
      ]),
    ).toEqual(['2027-03-10T10:00 2027-03-10T12:30', '2027-03-11T08:00 2027-03-11T09:00']);
  });

  it('are read around what is malformed, from two calendars in one file, and as single periods', () => {
    const at = (hour: string) => [`DTSTART:20270310T${hour}0000Z`, 'DURATION:PT1H'];
    const lines = [
      ...event(...at('08')),
      ...['BEGIN:VEVENT', 'UID:open', ...at('09')],
      ...event(...at('10'), 'a line that is none'),
      ...event('DTSTART:20270310T100000Z', 'RRULE:FREQ=NEVER'),
      ...event('SUMMARY:No start'),
      ...['END:VCALENDAR', 'BEGIN:VCALENDAR', 'VERSION:2.0'],
      ...event(...at('12'), 'RDATE;VALUE=PERIOD:20270311T080000Z/20270311T090000Z,20270312T080000Z/PT30M'),
    ];
    expect(busy(lines)).toEqual([
      '2027-03-10T08:00 2027-03-10T09:00',
      '2027-03-10T12:00 2027-03-10T13:00',
      '2027-03-11T08:00 2027-03-11T09:00',
      '2027-03-12T08:00 2027-03-12T08:30',
    ]);
  });

  it('are on the clock that the calendar names, also by the path of a zone', () => {
    const floating = event('DTSTART:20270320T120000', 'DURATION:PT1H');
    expect(busy(['X-WR-TIMEZONE:Asia/Tokyo', ...floating])).toEqual(['2027-03-20T03:00 2027-03-20T04:00']);
    const ofPath = (zone: string) => busy(event(`DTSTART;TZID=${zone}:20270320T120000`, 'DURATION:PT1H'));
    expect(ofPath('/freeassociation.sourceforge.net/Asia/Tokyo')).toEqual(['2027-03-20T03:00 2027-03-20T04:00']);
    expect(ofPath('/citadel.org/20210210_1/America/Argentina/Salta')).toEqual(['2027-03-20T15:00 2027-03-20T16:00']);
  });

  it.each(['<!doctype html><title>Log in</title>', '', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR'])(
    'cannot be read from %j',
    (text) => {
      const question = { from: 0, to: 1, timeZone: 'UTC', ownUids: '@x' };
      expect(() => busyIntervals(text, question)).toThrow();
    },
  );
});
