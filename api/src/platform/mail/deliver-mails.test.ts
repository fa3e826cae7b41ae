import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../database/transaction';
import { defaultSettings } from '../site/site-settings';
import { startMailReceiver, type MailReceiver } from '../testing/mail-receiver';
import { createTestServer, type TestServer } from '../testing/test-server';
import { deliverMails, forgetSentMails, mostAttempts, retryPause } from './deliver-mails';
import { enqueueMail, type Letter } from './enqueue-mail';
import { createMailTransport, type MailTransport } from './mail-transport';
import { Mail } from './mail.model';

let test: TestServer;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-mail-'));
  test = await createTestServer({ dataFolder: folder, publicUrl: 'https://counterpart.example' });
});
beforeEach(() => test.empty());
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

const letter: Letter = {
  kind: 'hello',
  to: { email: 'jane@example.com', name: 'Jane <Doe>' },
  subject: 'Hello there',
  content: {
    paragraphs: ['One & only.'],
    items: [{ title: 'A <b>', body: 'c', href: '/x' }],
    action: { label: 'Open it', href: '/open#abc' },
    footnote: 'Why.',
  },
};
const write = (changes: Partial<Letter> = {}) =>
  inTransaction((transaction) => enqueueMail({ ...letter, ...changes }, transaction));
const logger = { warn: vi.fn(), info: vi.fn() };
const only = () => Mail.query().first().throwIfNotFound();

/** A transport that counts mails, with a behavior that the test chooses. */
function recording(
  send: (mail: Mail) => Promise<void> | void = () => undefined,
): MailTransport & { readonly taken: number[] } {
  const taken: number[] = [];
  return {
    taken,
    afterwards: 'keep',
    send: async (mail) => {
      await send(mail);
      taken.push(mail.id);
    },
    close: () => undefined,
  };
}

describe('the outbox', () => {
  it('cuts a long subject between characters as people see them', async () => {
    await write({ subject: `${'x'.repeat(198)}👨‍👩‍👧 and more` });
    expect((await only()).subject).toBe('x'.repeat(198));
  });

  it('holds a mail only when its cause was stored', async () => {
    await expect(
      inTransaction(async (transaction) => {
        await enqueueMail(letter, transaction);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await Mail.query().resultSize()).toBe(0);
  });

  it('sends a mail once, however many processes look for it', async () => {
    for (let count = 0; count < 5; count += 1) await write();
    const transport = recording(() => new Promise((resolve) => setTimeout(resolve, 5)));
    await Promise.all([1, 2, 3].map(() => deliverMails({ transport, logger })));
    await deliverMails({ transport, logger });
    expect(transport.taken).toHaveLength(5);
    expect(new Set(transport.taken).size).toBe(5);
    expect(await Mail.query().where({ status: 'sent' }).resultSize()).toBe(5);
  });

  it('tries again later and later, then leaves it to an admin', async () => {
    await write();
    const transport = recording(() => {
      throw new Error('busy');
    });
    const now = new Date(Date.now() + 1000);
    expect(await deliverMails({ transport, logger, now })).toBe(0);
    expect(await only()).toMatchObject({
      status: 'waiting',
      attempts: 1,
      lastError: 'busy',
      notBefore: new Date(now.getTime() + 30_000),
    });
    await deliverMails({ transport, logger, now });
    expect((await only()).attempts).toBe(1);
    expect([1, 2, 3, 20].map(retryPause)).toEqual([30_000, 60_000, 120_000, 360 * 60_000]);
    await Mail.query().patch({ attempts: mostAttempts - 1 });
    await deliverMails({ transport, logger, now: new Date(Date.now() + 86_400_000) });
    expect((await only()).status).toBe('failed');
    await deliverMails({ transport: recording(), logger, now: new Date(Date.now() + 10 * 86_400_000) });
    expect((await only()).status).toBe('failed');
  });

  it('gives a mail back that a dead process held, and no sooner', async () => {
    await write();
    await Mail.query().patch({ status: 'sending', claim: 'somebody', claimedUntil: new Date(Date.now() + 60_000) });
    const transport = recording();
    await deliverMails({ transport, logger });
    expect(transport.taken).toEqual([]);
    await Mail.query().patch({ claimedUntil: new Date(Date.now() - 1) });
    await deliverMails({ transport, logger });
    expect(transport.taken).toHaveLength(1);
  });

  it('does not let a late process overwrite what another one did', async () => {
    await write();
    await deliverMails({
      transport: recording(async () => {
        await Mail.query().patch({ status: 'sent', claim: 'another' });
        throw new Error('too late');
      }),
      logger,
    });
    expect((await only()).status).toBe('sent');
  });

  it('forgets what was sent long ago', async () => {
    await write();
    await write();
    await Mail.query()
      .patch({ status: 'sent', sentAt: new Date('2026-01-01') })
      .limit(1)
      .where('id', (await only()).id);
    await forgetSentMails(new Date('2026-02-01'));
    expect(await Mail.query().resultSize()).toBe(1);
  });
});

describe('without a mail server', () => {
  afterEach(() => rmSync(join(folder, 'outbox'), { recursive: true, force: true }));

  it('a mail becomes a file for the owner alone, as text and as HTML', async () => {
    await write({ replyTo: 'client@example.com' });
    await deliverMails({ transport: createMailTransport(test.settings), logger });
    const [name = '', ...others] = readdirSync(join(folder, 'outbox'));
    expect(others).toEqual([]);
    expect(name).toMatch(/-hello\.eml$/);
    const path = join(folder, 'outbox', name);
    expect(statSync(path).mode & 0o077).toBe(0);
    const eml = readFileSync(path, 'utf8');
    expect(eml).toContain('Subject: Hello there');
    expect(eml).toContain('Reply-To: client@example.com');
    expect(eml).toMatch(/Message-ID: <\d+\.\d+@counterpart\.example>/);
    expect(eml).toContain('https://counterpart.example/open#abc');
    expect(eml).toContain('One &amp; only.');
    expect(eml).not.toContain('A <b></a>');
    expect((await only()).content).not.toBeNull();
  });
});

describe('an event for the calendar', () => {
  afterEach(() => rmSync(join(folder, 'outbox'), { recursive: true, force: true }));

  it('is a part that mail programs act on, and a file', async () => {
    const calendar = { method: 'CANCEL' as const, file: 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR' };
    await write({ content: { paragraphs: ['Gone.'], calendar } });
    await deliverMails({ transport: createMailTransport(test.settings), logger });
    const [name = ''] = readdirSync(join(folder, 'outbox'));
    const eml = readFileSync(join(folder, 'outbox', name), 'utf8');
    expect(eml).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
    expect(eml).toMatch(/Content-Disposition: attachment; filename=meeting\.ics/);
  });
});

describe('with a mail server', () => {
  let mailServer: MailReceiver;
  const start = async (options?: SMTPServerOptions): Promise<string> => {
    mailServer = await startMailReceiver(options);
    return mailServer.url;
  };
  const deliver = async (smtpUrl: string, now = new Date()) => {
    const transport = createMailTransport({ ...test.settings, mail: { ...test.settings.mail, smtpUrl } });
    const sent = await deliverMails({ transport, logger, now });
    transport.close();
    return sent;
  };
  afterEach(() => mailServer.stop());

  it('hands it over and wipes the words', async () => {
    await write();
    expect(await deliver(await start())).toBe(1);
    expect(mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]).toContain('From: Counterpart <support@counterpart.test>');
    expect(await only()).toMatchObject({ status: 'sent', content: null, lastError: null });
  });

  it('has the name that administrators gave the site as its sender, from the email of MAIL_FROM', async () => {
    await write();
    const smtpUrl = await start();
    const site = { read: () => Promise.resolve({ ...defaultSettings, siteName: 'Ledgerly' }), forget: () => undefined };
    const transport = createMailTransport({ ...test.settings, mail: { ...test.settings.mail, smtpUrl } }, site);
    await deliverMails({ transport, logger });
    transport.close();
    expect(mailServer.received[0]).toContain('From: Ledgerly <support@counterpart.test>');
  });

  it('gives up immediately on a mail that is refused permanently, and only on that one', async () => {
    await write();
    await write({ to: { email: 'nobody@example.com', name: '' } });
    const url = await start({
      onRcptTo: ({ address: email }, _session, done) =>
        email.startsWith('nobody') ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 })) : done(),
    });
    expect(await deliver(url)).toBe(1);
    expect((await Mail.query().orderBy('id')).map(({ status }) => status)).toEqual(['sent', 'failed']);
  });

  it('loses nothing while the server is away, and tries one mail only', async () => {
    await write();
    await write();
    const url = await start();
    await mailServer.stop();
    expect(await deliver(url)).toBe(0);
    expect((await Mail.query().orderBy('id')).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['waiting', 1],
      ['waiting', 0],
    ]);
    expect(await deliver(await start(), new Date(Date.now() + 120_000))).toBe(2);
  });
});
