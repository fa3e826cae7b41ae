import { describe, expect, it } from 'vitest';
import type { Mail as PresentedMail, MailList } from '../../../contract/named-types';
import { inTransaction } from '../../../platform/database/transaction';
import { enqueueMail, mailboxOf } from '../../../platform/mail/enqueue-mail';
import { Mail } from '../../../platform/mail/mail.model';
import { createUser } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, testServer } from '../../../platform/testing/test-server';

const test = testServer();

const get = (url: string, headers: Record<string, string>) => test.server.inject({ url, headers });
const content = { paragraphs: ['Some <words>.'], action: { label: 'Open', href: '/x#secret' } };

describe('the outbox', () => {
  it('is read by admins, and refused mails are sent again', async () => {
    const user = await createUser({ email: 'jane@example.com' });
    await inTransaction((transaction) =>
      enqueueMail({ kind: 'hello', to: mailboxOf(user), subject: 'Hello', content }, transaction),
    );
    await inTransaction((transaction) =>
      enqueueMail(
        { kind: 'hello', to: { email: 'sam@example.com', name: '' }, subject: 'Other', content },
        transaction,
      ),
    );
    const admin = await signIn(test, await createUser({ userType: 'admin' }));
    const { items, total } = (await get('/api/admin/mails?q=jane', admin)).result as MailList;
    expect([total, items[0]?.subject, items[0]?.status]).toEqual([1, 'Hello', 'waiting']);
    const id = items[0]?.id ?? 0;
    const mail = (await get(`/api/admin/mails/${id}`, admin)).result as PresentedMail;
    expect(mail.text).toContain('http://localhost:3000/x#secret');
    expect(mail.html).toContain('Some &lt;words&gt;.');
    await Mail.query().patch({ status: 'failed', attempts: 14 }).where({ id });
    expect((await get('/api/admin/mails?status=failed', admin)).result).toMatchObject({ total: 1 });
    expect(
      (await test.server.inject({ method: 'POST', url: `/api/admin/mails/${id}/retry`, headers: admin })).statusCode,
    ).toBe(204);
    expect(await Mail.query().findById(id)).toMatchObject({ status: 'waiting', attempts: 0 });
    expect((await get('/api/admin/mails/424242', admin)).headers['x-error-code']).toBe('mail_not_found');
  });

  it('is private: each user sees only their own mails while there is no mail server', async () => {
    const user = await createUser();
    await inTransaction((transaction) =>
      enqueueMail({ kind: 'hello', to: mailboxOf(user), subject: 'For <you>', content }, transaction),
    );
    const headers = await signIn(test, user);
    expect((await get('/api/admin/mails', headers)).statusCode).toBe(403);
    const page = await get('/api/outbox', headers);
    expect(page.payload).toContain('For &lt;you&gt;');
    expect(page.payload).toContain('<a href="http://localhost:3000/x#secret">');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get('/api/outbox', await signIn(test, await createUser()))).payload).not.toContain('For');
    expect((await get('/api/outbox', visitor)).statusCode).toBe(401);
    for (let index = 0; index < 20; index += 1)
      await inTransaction((transaction) =>
        enqueueMail({ kind: 'hello', to: mailboxOf(user), subject: `Later ${index}`, content }, transaction),
      );
    expect((await get('/api/outbox', headers)).payload).toContain('<a href="?offset=20">Earlier mails</a>');
    const earlier = (await get('/api/outbox?offset=20', headers)).payload;
    expect([earlier.includes('For &lt;you&gt;'), earlier.includes('Earlier mails')]).toEqual([true, false]);
  });
});

it.each([
  ['a mail server', { mail: { smtpUrl: 'smtp://127.0.0.1:1', from: { name: '', email: 'a@b.c' } } }],
  ['production', { production: true }],
])('with %s no one reads mails without a mailbox', async (_name, changes) => {
  const other = await createTestServer(changes);
  try {
    const user = await createUser({ userType: 'admin' });
    await inTransaction((transaction) =>
      enqueueMail({ kind: 'hello', to: mailboxOf(user), subject: 'Hello', content }, transaction),
    );
    const headers = await signIn(other, user);
    const inject = (url: string) => other.server.inject({ url, headers });
    expect((await inject('/api/outbox')).statusCode).toBe(404);
    const { id } = await Mail.query().first().throwIfNotFound();
    const { text } = (await inject(`/api/admin/mails/${id}`)).result as PresentedMail;
    expect(text === null).toBe('mail' in changes);
  } finally {
    await other.stop();
  }
});
