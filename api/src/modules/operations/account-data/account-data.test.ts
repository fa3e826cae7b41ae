import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Session } from '../../../platform/auth/session.model';
import { User } from '../../../platform/auth/user.model';
import { deliverMails } from '../../../platform/mail/deliver-mails';
import { createMailTransport } from '../../../platform/mail/mail-transport';
import { Mail } from '../../../platform/mail/mail.model';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { pushedTo } from '../../../platform/testing/pushed-events';
import { avatarStore } from '../../identity/avatars/avatars.service';
import { Notification } from '../../identity/notifications/notification.model';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { QuizRequest } from '../../directory/quiz/quiz-request.model';
import { ReviewReport } from '../../reviews/reviews/review-report.model';
import { VerificationDocument } from '../../directory/verification/verification-document.model';
import { addDocument, documentStore } from '../../directory/verification/verification-documents.service';

let test: TestServer;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counterpart-account-'));
  test = await createTestServer({ dataFolder: folder });
});
beforeEach(async () => {
  await test.empty();
  for (const part of ['uploads', 'outbox']) rmSync(join(folder, part), { recursive: true, force: true });
});
afterAll(async () => {
  await test.stop();
  rmSync(folder, { recursive: true, force: true });
});

const nameOf = (letter: string) => `${letter.repeat(32)}.webp`;
const pathOf = (letter: string) => `/api/avatars/${nameOf(letter)}`;
const filesIn = (part: string) =>
  readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const deliver = () =>
  deliverMails({
    transport: createMailTransport(test.settings),
    logger: test.server.logger,
    now: new Date(Date.now() + 1000),
  });
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Record<string, string>,
  payload?: object,
) => test.server.inject({ method, url, headers, ...(payload && { payload }) });

describe('a copy of one’s data', () => {
  it('is a file with all data of the user and nothing else', async () => {
    const user = await createUser({ firstName: 'Jane', lastName: 'Doe' });
    const accountant = await createProfessional();
    const headers = await signIn(test, user);
    await call('POST', '/api/messages', headers, { receiverId: accountant.id, content: 'A question' });
    await call('POST', `/api/accountants/${accountant.id}/reviews`, headers, { rating: 5, comment: 'Very good' });
    await call('POST', '/api/contact', headers, {
      name: 'Jane Doe',
      email: user.email,
      subject: 'support',
      message: 'Something to support',
    });
    const response = await call('GET', '/api/users/export', headers);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="counterpart-${user.id}.json"`,
      'cache-control': 'private, no-store',
    });
    expect(JSON.parse(response.payload)).toMatchObject({
      exportedAt: expect.stringMatching(/Z$/),
      account: { username: user.username, email: user.email, firstName: 'Jane' },
      messagesSent: [{ receiverId: accountant.id, content: 'A question', createdAt: expect.stringMatching(/Z$/) }],
      reviewsWritten: [{ rating: 5, comment: 'Very good' }],
      contactMessages: [{ message: 'Something to support' }],
      sessions: [{ userAgent: expect.anything() }],
    });
    expect(response.payload).not.toMatch(/argon2|idHash|usernameKey/);
    const theirs = JSON.parse(
      (await call('GET', '/api/users/export', await signIn(test, accountant))).payload,
    ) as Record<string, unknown[]>;
    expect(theirs['messagesReceived']).toHaveLength(1);
    expect(theirs['contactMessages']).toEqual([]);
    expect(theirs['listing']).toMatchObject([{ services: expect.any(Array), verified: expect.any(Boolean) }]);
  });

  it('is for its owner', async () => {
    expect((await call('GET', '/api/users/export', visitor)).statusCode).toBe(401);
  });
});

describe('deleting an account', () => {
  const leave = (headers: Record<string, string>, password = testPassword) =>
    call('POST', '/api/users/deletion', headers, { password });

  it('needs the password, and counts guesses with those of the sign-in page', async () => {
    const headers = await signIn(test, await createUser());
    const refused = await leave(headers, 'a guess');
    expect([refused.statusCode, refused.payload, refused.headers['x-error-code']]).toEqual([
      400,
      'Password is not correct',
      'wrong_password',
    ]);
    expect((await call('POST', '/api/users/deletion', headers, {})).payload).toBe('Password is required');
    expect((await call('GET', '/api/user', headers)).statusCode).toBe(200);
    expect((await call('POST', '/api/users/deletion', visitor, { password: testPassword })).statusCode).toBe(401);
  });

  it('ends the sessions, frees name and email, and mails a last word', async () => {
    const user = await createUser({ firstName: 'Jane', city: 'Austin' });
    const headers = await signIn(test, user);
    await signIn(test, user);
    const response = await leave(headers);
    expect(response.statusCode).toBe(204);
    expect(String(response.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await Session.query().resultSize()).toBe(0);
    const row = await User.query().findById(user.id).throwIfNotFound();
    expect(row).toMatchObject({
      firstName: 'Deleted',
      lastName: 'user',
      username: `deleted-${user.id}`,
      city: null,
      profilePicture: null,
    });
    expect(JSON.stringify(row)).not.toContain(user.email);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['account-deleted']);
    for (const username of [user.username, row.username, row.email]) {
      expect((await call('POST', '/api/login', visitor, { username, password: testPassword })).statusCode).toBe(401);
    }
    expect((await createUser({ username: user.username, email: user.email })).id).not.toBe(user.id);
  });

  it('leaves the other side its messages under ‘Deleted user’, and no one can write to it', async () => {
    const user = await createUser();
    const other = await createUser();
    const headers = await signIn(test, user);
    await call('POST', '/api/messages', headers, { receiverId: other.id, content: 'Keep this' });
    await leave(headers);
    const theirs = await signIn(test, other);
    expect((await call('GET', '/api/conversations', theirs)).result).toMatchObject([
      { otherUser: { id: user.id, firstName: 'Deleted', lastName: 'user', profilePicture: null } },
    ]);
    expect((await call('GET', `/api/messages/${user.id}`, theirs)).result).toMatchObject([{ content: 'Keep this' }]);
    expect(
      (await call('POST', '/api/messages', theirs, { receiverId: user.id, content: 'Are you there?' })).headers[
        'x-error-code'
      ],
    ).toBe('receiver_not_found');
  });

  it('leaves a review without its author’s name', async () => {
    const client = await createUser();
    const accountant = await createProfessional();
    const headers = await signIn(test, client);
    await call('POST', `/api/accountants/${accountant.id}/reviews`, headers, { rating: 4, comment: 'Good work' });
    await leave(headers);
    expect((await call('GET', `/api/accountants/${accountant.id}/reviews`, visitor)).result).toMatchObject([
      { comment: 'Good work', client: null },
    ]);
  });

  it('takes a professional out of the directory', async () => {
    const accountant = await createProfessional();
    await leave(await signIn(test, accountant));
    expect((await call('GET', `/api/accountants/${accountant.id}`, visitor)).statusCode).toBe(404);
    expect((await call('GET', '/api/accountants', visitor)).result).toEqual([]);
  });

  it('removes the files that were uploaded: picture, logo and documents, and no others', async () => {
    const accountant = await createProfessional({ profilePicture: pathOf('a') }, { logoUrl: pathOf('b') });
    const other = await createProfessional({ profilePicture: pathOf('c') }, { logoUrl: pathOf('d') });
    for (const letter of ['a', 'b', 'c', 'd'])
      await avatarStore(test.settings).save(nameOf(letter), Buffer.from('picture'));
    for (const { id } of [accountant, accountant, other])
      await addDocument(
        id,
        { name: 'license.pdf', bytes: Buffer.from('%PDF-1.7 a license') },
        documentStore(test.settings),
      );
    const headers = await signIn(test, accountant);
    await call('POST', '/api/verification', headers, {
      licenceNumber: 'CPA-12345',
      issuer: 'Texas State Board',
      state: 'TX',
    });
    await addDocument(
      accountant.id,
      { name: 'next.pdf', bytes: Buffer.from('%PDF-1.7 another') },
      documentStore(test.settings),
    );
    expect(filesIn('uploads')).toHaveLength(8);
    expect((await leave(headers)).statusCode).toBe(204);
    const [left] = await VerificationDocument.query();
    expect(filesIn('uploads')).toEqual([nameOf('c'), nameOf('d'), left?.fileId].sort());
  });

  it('removes the mails that the embedded outbox stored, and no others', async () => {
    const user = await createUser();
    const other = await createUser();
    for (const { email } of [user, other]) await call('POST', '/api/password/forgot', visitor, { email });
    await deliver();
    expect(filesIn('outbox')).toHaveLength(2);
    await leave(await signIn(test, user));
    await deliver();
    expect(
      filesIn('outbox')
        .map((name) => name.replace(/^.*Z-\d+-/, ''))
        .sort(),
    ).toEqual(['account-deleted.eml', 'password-reset.eml']);
  });

  it('takes along what was written under its email before it was there', async () => {
    const user = await createUser({ email: 'Jane@Example.com' });
    const id = 'c1c1c1c1-c1c1-4c1c-8c1c-c1c1c1c1c1c1';
    await QuizRequest.query().insert({
      publicId: id,
      userId: null,
      answers: { firstName: 'Jane', email: 'jane@example.COM' },
      matches: [],
      createdAt: new Date(),
    });
    await QuizRequest.query().insert({
      publicId: id.replaceAll('c', 'd'),
      userId: null,
      answers: { firstName: 'John', email: 'xjane@example.com' },
      matches: [],
      createdAt: new Date(),
    });
    await call('POST', '/api/contact', visitor, {
      name: 'Jane Doe',
      email: 'jane@example.com',
      subject: 'support',
      message: 'Something to support',
    });
    const headers = await signIn(test, user);
    const file = JSON.parse((await call('GET', '/api/users/export', headers)).payload) as Record<string, unknown[]>;
    expect(file['quizRequests']).toMatchObject([
      { answers: { firstName: 'Jane' }, matches: [], createdAt: expect.stringMatching(/Z$/) },
    ]);
    expect(file['contactMessages']).toHaveLength(1);
    await leave(headers);
    expect((await QuizRequest.query()).map(({ answers }) => answers['firstName'])).toEqual(['John']);
    expect((await Mail.query().orderBy('id')).map(({ kind }) => kind)).toEqual(['contact-message', 'account-deleted']);
  });

  it('leaves what stands under an email that was never confirmed', async () => {
    const user = await createUser({ email: 'jane@example.com', emailConfirmedAt: null });
    await QuizRequest.query().insert({
      publicId: 'c1c1c1c1-c1c1-4c1c-8c1c-c1c1c1c1c1c1',
      userId: null,
      answers: { email: 'jane@example.com' },
      matches: [],
      createdAt: new Date(),
    });
    await call('POST', '/api/contact', visitor, {
      name: 'Jane Doe',
      email: 'jane@example.com',
      subject: 'support',
      message: 'Something to support',
    });
    const headers = await signIn(test, user);
    expect(JSON.parse((await call('GET', '/api/users/export', headers)).payload)).toMatchObject({
      quizRequests: [],
      contactMessages: [],
    });
    await leave(headers);
    expect(await QuizRequest.query().resultSize()).toBe(1);
    expect((await mailsTo('jane@example.com')).map(({ kind }) => kind)).toEqual([
      'contact-acknowledgement',
      'account-deleted',
    ]);
  });

  it('removes its actions from other users’ notifications, immediately and in queued mail', async () => {
    const user = await createUser({ firstName: 'Jane', lastName: 'Doe' });
    const accountant = await createProfessional();
    const client = await createUser();
    const headers = await signIn(test, user);
    await call('POST', '/api/messages', headers, { receiverId: accountant.id, content: 'Hello' });
    await call('POST', `/api/accountants/${accountant.id}/reviews`, headers, { rating: 5, comment: 'Very good' });
    await call('POST', '/api/messages', await signIn(test, client), { receiverId: accountant.id, content: 'Hello' });
    const pushed = pushedTo(accountant);
    await leave(headers);
    expect((await Notification.query().where({ userId: accountant.id })).map(({ fromId }) => fromId)).toEqual([
      client.id,
    ]);
    expect((await mailsTo(accountant.email)).map(({ content }) => content?.items?.length)).toEqual([1]);
    expect(pushed).toEqual([{ name: 'notifications.read', payload: {} }]);
  });

  it('ends the reports about what was written about it', async () => {
    const accountant = await createProfessional();
    const client = await signIn(test, await createUser());
    const { id } = (
      await call('POST', `/api/accountants/${accountant.id}/reviews`, client, { rating: 1, comment: 'Buy my course' })
    ).result as { id: number };
    const headers = await signIn(test, accountant);
    await call('POST', `/api/reviews/${id}/reports`, headers, { reason: 'spam' });
    await leave(headers);
    expect((await ReviewReport.query()).map(({ status }) => status)).toEqual(['withdrawn']);
  });

  it('happens once, however often the button is pressed', async () => {
    const user = await createUser();
    const headers = await signIn(test, user);
    const responses = await Promise.all([leave(headers), leave(headers), leave(headers)]);
    expect(responses.map(({ statusCode }) => statusCode).filter((status) => status !== 401)).toContain(204);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['account-deleted']);
  });

  it('is refused to the only administrator, also to two concurrently', async () => {
    const admin = await createUser({ userType: 'admin' });
    const headers = await signIn(test, admin);
    const refused = await leave(headers);
    expect([refused.statusCode, refused.headers['x-error-code']]).toEqual([409, 'last_admin']);
    const second = await signIn(test, await createUser({ userType: 'admin' }));
    const responses = await Promise.all([leave(headers), leave(second)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(await User.query().where({ userType: 'admin' }).resultSize()).toBe(1);
  });
});

describe('the list of sessions', () => {
  const browser =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0';

  it('names each browser and the one that asks, and ends one or all others', async () => {
    const user = await createUser();
    const headers = await signIn(test, user);
    const elsewhere = await call(
      'POST',
      '/api/login',
      { ...visitor, 'user-agent': browser },
      { username: user.username, password: testPassword },
    );
    expect(elsewhere.statusCode).toBe(200);
    await signIn(test, user);
    const list = (await call('GET', '/api/users/sessions', headers)).result as {
      id: string;
      browser: string;
      current: boolean;
    }[];
    expect(list).toHaveLength(3);
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    const edge = list.find((session) => session.browser === 'Edge on Windows');
    expect((await call('DELETE', `/api/users/sessions/${edge?.id}`, headers)).statusCode).toBe(204);
    expect((await call('DELETE', `/api/users/sessions/${edge?.id}`, headers)).headers['x-error-code']).toBe(
      'session_not_found',
    );
    expect((await call('POST', '/api/users/sessions/end-others', headers)).statusCode).toBe(204);
    expect(await Session.query().resultSize()).toBe(1);
    expect((await call('GET', '/api/user', headers)).statusCode).toBe(200);
  });

  it('is about one’s own sessions only', async () => {
    const other = await createUser();
    await signIn(test, other);
    const theirs = await Session.query().first().throwIfNotFound();
    const headers = await signIn(test, await createUser());
    expect((await call('DELETE', `/api/users/sessions/${theirs.idHash}`, headers)).statusCode).toBe(404);
    expect((await call('DELETE', '/api/users/sessions/x', headers)).statusCode).toBe(404);
    expect(await Session.query().where({ userId: other.id }).resultSize()).toBe(1);
  });
});

describe('changing an account', () => {
  it('mails a notice of a new password', async () => {
    const user = await createUser();
    const headers = await signIn(test, user);
    const next = 'something new';
    await call('PUT', '/api/users/password', headers, {
      currentPassword: testPassword,
      newPassword: next,
      confirmPassword: next,
    });
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toEqual(['password-changed']);
  });
});
