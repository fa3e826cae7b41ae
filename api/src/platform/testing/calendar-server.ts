import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that answers with calendars, as a test says. */
export interface CalendarServer {
  readonly origin: string;
  /** Answers from now on. */
  answer: RequestListener;
  /** Answers with a calendar of these events; each with when it begins and ends, in UTC. */
  serve(events: readonly (readonly [from: string, to: string])[]): void;
  stop(): Promise<void>;
}

const basic = (iso: string): string => new Date(iso).toISOString().replace(/[-:]|\.000/g, '');

/** A calendar with events at these times. */
const calendarText = (events: readonly (readonly [from: string, to: string])[]): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test'],
    ...events.flatMap(([from, to], index) => [
      ...['BEGIN:VEVENT', `UID:event-${index}`, 'DTSTAMP:20260101T000000Z', 'SUMMARY:Dentist'],
      ...[`DTSTART:${basic(from)}`, `DTEND:${basic(to)}`, 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

/** Starts one; it does not hold up the end of the process. */
export async function startCalendarServer(): Promise<CalendarServer> {
  const started: Omit<CalendarServer, 'origin' | 'stop'> = {
    answer: (_request, response) => void response.end(calendarText([])),
    serve: (events) => {
      started.answer = (_request, response) => void response.end(calendarText(events));
    },
  };
  const server = createServer((request, response) => started.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(started, { origin, stop });
}
