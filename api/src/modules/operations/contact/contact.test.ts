import { describe, expect, it } from 'vitest';
import { Mail } from '../../../platform/mail/mail.model';
import { mailsTo } from '../../../platform/testing/mailbox';
import { visitor } from '../../../platform/testing/sign-in';
import { createTestServer, testServer } from '../../../platform/testing/test-server';
import { ContactTicket } from './contact-ticket.model';

const test = testServer();

const message = {
  name: 'Jane Doe',
  email: 'jane@example.com',
  phone: '',
  subject: 'support',
  message: 'I cannot change my password.',
};

const send = (payload: object, server = test.server) =>
  server.inject({ method: 'POST', url: '/api/contact', headers: visitor, payload });

describe('writing through the contact page', () => {
  it('stores the message as an open ticket and sends no body', async () => {
    const response = await send({ ...message, name: '  Jane Doe ', phone: ' 512 555 0100 ', website: '' });
    expect([response.statusCode, response.payload]).toEqual([204, '']);
    expect(await ContactTicket.query()).toEqual([
      {
        id: expect.any(Number),
        name: 'Jane Doe',
        email: 'jane@example.com',
        phone: '512 555 0100',
        subject: 'support',
        message: 'I cannot change my password.',
        createdAt: expect.any(Date),
        status: 'open',
        closedAt: null,
        channel: 'email',
        priority: false,
        userId: null,
        callAt: null,
      },
    ]);
  });

  it('mails it to support, and to its sender that it arrived, without repeating it', async () => {
    await send({ ...message, phone: '512 555 0100' });
    const [toSupport] = await mailsTo('support@counterpart.test');
    expect(toSupport).toMatchObject({
      replyTo: 'jane@example.com',
      subject: expect.stringMatching(/^Technical Support \(ticket \d+\) from Jane Doe$/),
    });
    expect(toSupport?.content?.paragraphs).toEqual([
      'Jane Doe <jane@example.com>, 512 555 0100 wrote through the contact page:',
      'I cannot change my password.',
    ]);
    const [toSender] = await mailsTo('jane@example.com');
    expect(toSender?.content?.paragraphs[0]).toContain("We'll get back to you as soon as possible.");
    expect(JSON.stringify(toSender?.content)).not.toContain('password');
  });

  it('needs no phone number', async () => {
    expect((await send(message)).statusCode).toBe(204);
    expect((await ContactTicket.query().first().throwIfNotFound()).phone).toBeNull();
  });

  it.each(['general', 'support', 'billing', 'partnership', 'feedback'])(
    'takes a name of 2 and a message of 10 characters about %s',
    async (subject) => {
      expect((await send({ name: 'Jo', email: 'jo@example.com', subject, message: 'Ten chars.' })).statusCode).toBe(
        204,
      );
    },
  );

  it('drops what a program wrote, with the same response', async () => {
    expect((await send({ ...message, website: 'https://spam.example' })).statusCode).toBe(204);
    expect(await ContactTicket.query().resultSize()).toBe(0);
    expect(await Mail.query().resultSize()).toBe(0);
  });

  it.each([
    [{ name: 'J' }, 'Name must be at least 2 characters.'],
    [{ name: ' J ' }, 'Name must be at least 2 characters.'],
    [{ name: undefined }, 'Name must be at least 2 characters.'],
    [{ name: 'J'.repeat(101) }, 'Name must be at most 100 characters.'],
    [{ email: 'jane' }, 'Please enter a valid email address.'],
    [{ email: '' }, 'Please enter a valid email address.'],
    [{ email: undefined }, 'Please enter a valid email address.'],
    [{ phone: '1'.repeat(41) }, 'Phone must be at most 40 characters.'],
    [{ subject: '' }, 'Please select a subject.'],
    [{ subject: 'complaint' }, 'Please select a subject.'],
    [{ subject: undefined }, 'Please select a subject.'],
    [{ message: 'Too short' }, 'Message must be at least 10 characters.'],
    [{ message: ' '.repeat(20) }, 'Message must be at least 10 characters.'],
    [{ message: undefined }, 'Message must be at least 10 characters.'],
    [{ message: 'a'.repeat(5001) }, 'Message must be at most 5000 characters.'],
    [{ priority: 'high' }, "The field 'priority' is not known here."],
  ])('refuses %j', async (changes, sentence) => {
    const response = await send({ ...message, ...changes });
    expect([response.statusCode, response.payload]).toEqual([400, sentence]);
    expect(await ContactTicket.query().resultSize()).toBe(0);
  });
});

it('takes five messages an hour from one IP', async () => {
  const limited = await createTestServer({ rateLimits: true });
  try {
    for (let sent = 0; sent < 5; sent += 1) expect((await send(message, limited.server)).statusCode).toBe(204);
    const refused = await send(message, limited.server);
    expect([refused.statusCode, refused.payload]).toEqual([
      429,
      'You have sent several messages. Please wait an hour and try again.',
    ]);
    expect(refused.headers['x-error-code']).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.stop();
  }
});
