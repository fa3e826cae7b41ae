import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { expect } from 'playwright/test';

/** Event as a calendar program reads it from an email. */
export interface MailedEvent {
  readonly method: string;
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  /** In ISO, UTC. */
  readonly startsAt: string;
}

/** The newest event that was mailed to an email with a method, as the embedded outbox stores the mail. */
export async function mailedEvent(email: string, method: 'REQUEST' | 'CANCEL'): Promise<MailedEvent> {
  let event: MailedEvent | undefined;
  await expect(() => {
    event = eventsTo(email)
      .filter((one) => one.method === method)
      .at(-1);
    expect(event, `an event with METHOD:${method} was mailed to ${email}`).toBeTruthy();
  }).toPass({ timeout: 10_000 });
  if (!event) throw new Error('No event.');
  return event;
}

function eventsTo(email: string): MailedEvent[] {
  const folder = join(process.env['E2E_DATA'] ?? '', 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => new RegExp(`^To: .*<?${email}>?$`, 'im').test(mail))
    .flatMap((mail) => calendarParts(mail).map(readEvent));
}

/** The alternative of the text that is a calendar; the same file is also attached. */
function calendarParts(mail: string): string[] {
  return mail
    .split(/^--.*$/m)
    .filter((part) => /^Content-Type: text\/calendar/im.test(part))
    .map((part) => {
      const [, head = '', body = ''] = /^\s*([^]*?)\n\n([^]*)$/.exec(part) ?? [];
      if (/Transfer-Encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
      return /Transfer-Encoding: quoted-printable/i.test(head) ? unquoted(body) : body;
    });
}

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\n/g, '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

function readEvent(file: string): MailedEvent {
  const calendar = new ICAL.Component(ICAL.parse(file.trim()) as never);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    status: String(event.component.getFirstPropertyValue('status')),
    startsAt: event.startDate.toJSDate().toISOString(),
  };
}
