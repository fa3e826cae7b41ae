import type { ServerInjectResponse } from '@hapi/hapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IdempotentCall } from './idempotent-call.model';
import { forgetOldCalls, runOnce } from './run-once';
import { createProfessional } from '../../modules/directory/professionals/professional-factory';
import { answers } from '../../modules/directory/quiz/quiz-factory';
import { createUser } from '../testing/factories';
import { cookieOf, signIn, visitor, type BrowserHeaders } from '../testing/sign-in';
import { createTestServer, type TestServer } from '../testing/test-server';
import type { User } from '../auth/user.model';

let test: TestServer;
let client: User;
let other: User;
let headers: BrowserHeaders;
beforeAll(async () => {
  test = await createTestServer();
  await test.server.start();
});
beforeEach(async () => {
  await test.empty();
  client = await createUser({ userType: 'client' });
  other = await createUser({ userType: 'accountant' });
  headers = await signIn(test, client);
});
afterAll(() => test.stop());

const key = '"8e03978e-40d5-43dd-bc93-6894a57f9324"';
const ticket = { name: 'Ada Quill', email: 'ada@example.com', subject: 'support', message: 'Where is my invoice?' };

const post = (url: string, payload: object, more: Record<string, string> = {}): Promise<ServerInjectResponse> =>
  test.server.inject({ method: 'POST', url, payload, headers: { ...visitor, 'idempotency-key': key, ...more } });
const count = async (table: string): Promise<number> =>
  Number((await test.database(table).count({ rows: '*' }).first())?.['rows']);
const fifty = <Result>(call: () => Promise<Result>): Promise<Result[]> => Promise.all(Array.from({ length: 50 }, call));

describe('a repeated call', () => {
  const message = () => ({ receiverId: other.id, content: 'Do you have time in March?' });

  it('answers what the first one answered, and does nothing', async () => {
    const [first, second] = [
      await post('/api/messages', message(), headers),
      await post('/api/messages', message(), headers),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.payload).toBe(first.payload);
    expect([first, second].map((response) => response.headers['idempotency-replayed'])).toEqual([undefined, 'true']);
    expect(await count('messages')).toBe(1);
  });

  it('is the same whatever the order of its fields', async () => {
    await post('/api/contact', ticket);
    const repeated = await post('/api/contact', Object.fromEntries(Object.entries(ticket).reverse()));
    expect([repeated.statusCode, await count('contact_tickets')]).toEqual([204, 1]);
  });
});

/** One call that promises to be made once. */
interface Call {
  readonly url: string;
  readonly payload: Record<string, unknown>;
  /** Fields that differ in another call. */
  readonly other: object;
  readonly as?: BrowserHeaders;
}

const registration = {
  userType: 'client',
  firstName: 'Ada',
  lastName: 'Quill',
  username: 'ada.quill',
  email: 'ada@example.com',
  password: 'Correct-horse-7',
  confirmPassword: 'Correct-horse-7',
  agreeTerms: true,
};

/** Each kind of call with the table that it adds one row to. */
const kinds: readonly (readonly [name: string, table: string, make: () => Promise<Call>])[] = [
  [
    'a message',
    'messages',
    async () => ({
      ...{ url: '/api/messages', payload: { receiverId: other.id, content: 'Do you have time in March?' } },
      ...{ other: { content: 'Do you have time in April?' }, as: headers },
    }),
  ],
  [
    'a review',
    'reviews',
    async () => ({
      url: `/api/accountants/${other.id}/reviews`,
      payload: { rating: 5, comment: 'Answered every question within a day.' },
      ...{ other: { rating: 4 }, as: headers },
    }),
  ],
  [
    'a quiz',
    'quiz_requests',
    async () => {
      await createProfessional({}, { verified: true });
      const payload = { id: '6f1f2f6e-8d7b-4c31-9a55-0a1f6f0c1a2b', answers };
      return { url: '/api/quiz', payload, other: { answers: { ...answers, firstName: 'Else' } } };
    },
  ],
  [
    'a message to support',
    'contact_tickets',
    async () => ({ url: '/api/contact', payload: ticket, other: { message: 'Something else entirely.' } }),
  ],
  ['a sign-up', 'users', async () => ({ url: '/api/register', payload: registration, other: { firstName: 'Else' } })],
  [
    'a request for verification',
    'verification_requests',
    async () => {
      const professional = await createProfessional();
      const document = { name: 'license.pdf', mimeType: 'application/pdf', bytes: 8, fileId: 'a.pdf' };
      await test
        .database('verification_documents')
        .insert({ ...document, userId: professional.id, createdAt: new Date() });
      return {
        url: '/api/verification',
        payload: { licenceNumber: 'CPA-12345', issuer: 'Texas State Board', state: 'TX' },
        ...{ other: { licenceNumber: 'CPA-54321' }, as: await signIn(test, professional) },
      };
    },
  ],
];

describe.each(kinds)('%s', (_name, table, make) => {
  it('has one effect under fifty concurrent requests, which all get its response', async () => {
    const { url, payload, as } = await make();
    const before = await count(table);
    const responses = await fifty(() => post(url, payload, as));
    expect(new Set(responses.map((response) => response.payload)).size).toBe(1);
    const status = url === '/api/contact' ? 204 : 200;
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(status));
    expect(await count(table)).toBe(before + 1);
  });

  it('reaches a caller whose connection was cut before the response', async () => {
    const { url, payload, as } = await make();
    const before = await count(table);
    const send = (signal?: AbortSignal): Promise<Response> =>
      fetch(`${test.server.info.uri}${url}`, {
        method: 'POST',
        headers: { ...visitor, ...as, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(payload),
        ...(signal && { signal }),
      });
    const cut = new AbortController();
    const lost = send(cut.signal).catch((error: unknown) => error);
    while ((await count('idempotent_calls')) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    cut.abort();
    expect(await lost).toBeInstanceOf(Error);
    const response = await send();
    expect([response.ok, response.headers.get('idempotency-replayed')]).toEqual([true, 'true']);
    expect(await count(table)).toBe(before + 1);
  });

  it('is refused under the same key with another body', async () => {
    const { url, payload, other: different, as } = await make();
    await post(url, payload, as);
    const stored = await count(table);
    const response = await post(url, { ...payload, ...different }, as);
    expect([response.statusCode, response.headers['x-error-code']]).toEqual([422, 'idempotency_key_reused']);
    expect(await count(table)).toBe(stored);
  });
});

describe('a key', () => {
  it('without quotes is taken as well', async () => {
    await post('/api/contact', ticket, { 'idempotency-key': key.replaceAll('"', '') });
    await post('/api/contact', ticket);
    expect(await count('contact_tickets')).toBe(1);
  });

  it.each(['short', '', '"8e03978e-40d5-43dd-bc93', 'a key with spaces in it', 'x'.repeat(129)])(
    'is refused when it is %j',
    async (bad) => {
      const response = await post('/api/contact', ticket, { 'idempotency-key': bad });
      expect([response.statusCode, response.headers['x-error-code']]).toEqual([400, 'invalid_idempotency_key']);
      expect(await count('contact_tickets')).toBe(0);
    },
  );

  it('cannot be used for another body', async () => {
    await post('/api/contact', ticket);
    const response = await post('/api/contact', { ...ticket, message: 'Something else entirely.' });
    expect([response.statusCode, response.headers['x-error-code'], response.payload]).toEqual([
      422,
      'idempotency_key_reused',
      'This Idempotency-Key was used for another request already. Please use a new key for a new request.',
    ]);
    expect(await count('contact_tickets')).toBe(1);
  });

  it('is one’s own: another person’s same key is another call', async () => {
    const payload = { receiverId: other.id, content: 'Hello!' };
    const second = await signIn(test, await createUser({ userType: 'client' }));
    await post('/api/messages', payload, headers);
    const response = await post('/api/messages', payload, second);
    expect([response.statusCode, response.headers['idempotency-replayed']]).toEqual([200, undefined]);
    expect(await count('messages')).toBe(2);
  });

  it('is free again after a refusal', async () => {
    const payload = { receiverId: 999_999, content: 'Hello!' };
    expect((await post('/api/messages', payload, headers)).statusCode).toBe(404);
    expect((await post('/api/messages', { ...payload, receiverId: other.id }, headers)).statusCode).toBe(200);
  });

  it('is free again after a day, and forgotten then', async () => {
    await post('/api/contact', ticket);
    await IdempotentCall.query().patch({ expiresAt: new Date(Date.now() - 1) });
    expect((await post('/api/contact', ticket)).headers['idempotency-replayed']).toBeUndefined();
    expect(await count('contact_tickets')).toBe(2);
    await forgetOldCalls.run();
    expect(await count('idempotent_calls')).toBe(1);
    await IdempotentCall.query().patch({ expiresAt: new Date(Date.now() - 1) });
    await forgetOldCalls.run();
    expect(await count('idempotent_calls')).toBe(0);
  });
});

describe('a call whose first one', () => {
  const call = { keyHash: 'a'.repeat(64), fingerprint: 'b'.repeat(64), userId: null };
  const empty = { headers: {}, body: null };

  it('still runs after a while is refused with 409 and Retry-After', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const first = runOnce(
      call,
      () => new Promise((resolve) => (finish = resolve)),
      () => empty,
    );
    while ((await count('idempotent_calls')) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await expect(
      runOnce(
        call,
        async () => 'twice',
        () => empty,
      ),
    ).rejects.toMatchObject({
      status: 409,
      code: 'idempotent_call_running',
      headers: { 'Retry-After': '2' },
    });
    finish('once');
    expect(await first).toEqual({ isFirst: true, result: 'once' });
  });

  it('was lost with its process a minute ago runs, once', async () => {
    const startedAt = new Date(Date.now() - 61_000);
    await IdempotentCall.query().insert({ ...call, startedAt, expiresAt: new Date(Date.now() + 60_000) });
    let runs = 0;
    await fifty(() =>
      runOnce(
        call,
        async () => void (runs += 1),
        () => empty,
      ),
    );
    expect(runs).toBe(1);
  });
});

describe('a repeated sign-up', () => {
  it('makes one account and gives each response a session of its own', async () => {
    const responses = [await post('/api/register', registration), await post('/api/register', registration)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(responses[1]?.payload).toBe(responses[0]?.payload);
    const cookies = responses.map(cookieOf);
    expect(new Set(cookies).size).toBe(2);
    for (const cookie of cookies) {
      const me = await test.server.inject({ url: '/api/user', headers: { ...visitor, cookie } });
      expect([me.statusCode, (me.result as { username: string }).username]).toEqual([200, 'ada.quill']);
    }
  });

  it('leaves nothing of the person, the password or the session in the table', async () => {
    const response = await post('/api/register', registration);
    const stored = JSON.stringify(await test.database('idempotent_calls').select());
    const { id } = response.result as { id: number };
    expect(await count('idempotent_calls')).toBe(1);
    for (const secret of ['Quill', 'ada', 'Correct-horse', cookieOf(response), `"userId":${id}`])
      expect(stored).not.toContain(secret);
  });

  it('gives no session once the password is another', async () => {
    const cookie = cookieOf(await post('/api/register', registration));
    const changed = await test.server.inject({
      method: 'PUT',
      url: '/api/users/password',
      headers: { ...visitor, cookie },
      payload: {
        currentPassword: registration.password,
        newPassword: 'Another-horse-8',
        confirmPassword: 'Another-horse-8',
      },
    });
    expect(changed.statusCode).toBeLessThan(300);
    const response = await post('/api/register', registration);
    expect([response.statusCode, cookieOf(response)]).toEqual([401, '']);
  });
});
