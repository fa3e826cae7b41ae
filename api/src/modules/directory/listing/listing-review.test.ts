import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateProfessionals } from '../../../../db/generated/generate-professionals';
import type { Professional, SearchPage } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { rowsRead } from '../../../platform/testing/count-queries';
import { createUser } from '../../../platform/testing/factories';
import { mailedToken } from '../../../platform/testing/mailbox';
import { signIn } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { Notification } from '../../identity/notifications/notification.model';
import { createProfessional } from '../professionals/professional-factory';

let test: TestServer;
let admin: User;
beforeAll(async () => {
  test = await createTestServer();
});
beforeEach(async () => {
  await test.empty();
  admin = await createUser({ userType: 'admin' });
});
afterAll(() => test.stop());

const draft = { bio: 'Tax returns for small shops.', services: ['tax'], specialties: ['tech'], pricing: 'From $100' };
type Method = 'GET' | 'POST' | 'PUT';
const call = async (method: Method, url: string, viewer: User, payload?: object) =>
  test.server.inject({ method, url, headers: await signIn(test, viewer), ...(payload && { payload }) });
const save = async (user: User, changes: object = {}, method: Method = 'POST') =>
  (await call(method, '/api/accountants/profile', user, { ...draft, ...changes })).result as Professional;
const accountant = (changes: object = {}) => createUser({ userType: 'accountant', ...changes });
const found = async () =>
  ((await test.server.inject('/api/accountants/search')).result as SearchPage).items.map(({ id }) => id);
const manual = () => call('PUT', '/api/admin/settings/listing-review', admin, { mode: 'manual' });

const contact = 'Please leave email addresses and phone numbers out of your bio: clients message you here.';
const copy = 'Another profile says the same in its bio. Please describe your own work in your own words.';
const unconfirmed = 'Please confirm your email address: follow the link that we mailed to you.';

describe('the automatic review', () => {
  it('lists what passes immediately', async () => {
    const user = await accountant();
    expect((await save(user)).listing).toEqual({ status: 'listed', notes: [], phoneVisibility: 'nobody' });
    expect(await found()).toEqual([user.id]);
  });

  it.each(['Write to me at jane@doe.example any time.', 'Call me any time: (512) 555-0143.'])(
    'keeps "%s" out of the directory until it is mended, losing nothing',
    async (bio) => {
      const user = await accountant();
      const saved = await save(user, { bio });
      expect(saved).toMatchObject({ listing: { status: 'needs_changes', notes: [contact] }, profile: { bio } });
      expect(await found()).toEqual([]);
      expect((await test.server.inject(`/api/accountants/${user.id}`)).statusCode).toBe(404);
      expect((await save(user, {}, 'PUT')).listing).toMatchObject({ status: 'listed', notes: [] });
      expect(await found()).toEqual([user.id]);
    },
  );

  it('takes a listed profile off while it has something to mend', async () => {
    const user = await accountant();
    await save(user);
    await save(user, { bio: 'Mail jane@doe.example for prices.' }, 'PUT');
    expect(await found()).toEqual([]);
  });

  it('finds a copied bio whatever its capitals, and leaves the original alone', async () => {
    const [first, second] = [await accountant(), await accountant()];
    await save(first);
    expect((await save(second, { bio: 'TAX returns, for small shops!' })).listing).toMatchObject({
      status: 'needs_changes',
      notes: [copy],
    });
    expect((await save(first, {}, 'PUT')).listing).toMatchObject({ status: 'listed' });
    expect(await found()).toEqual([first.id]);
  });

  it.each([
    ['the mailed link', '/api/email-confirmation', '/api/email-confirmation/resend', 'confirm-email'],
    ['a new password', '/api/password/reset', '/api/password/forgot', 'password-reset'],
  ] as const)('lists a new account before its email is confirmed, an old one after %s', async (_by, act, ask, kind) => {
    const fresh = await accountant({ emailConfirmedAt: null });
    expect((await save(fresh)).listing).toMatchObject({ status: 'listed' });
    await fresh.$query().patch({ createdAt: new Date(Date.now() - 15 * 86_400_000) });
    expect((await save(fresh, {}, 'PUT')).listing).toMatchObject({ status: 'needs_changes', notes: [unconfirmed] });
    const { email } = fresh;
    await call('POST', ask, fresh, kind === 'password-reset' ? { email } : {});
    const password = 'a brand new one';
    const passwords = kind === 'password-reset' && { password, confirmPassword: password };
    expect((await call('POST', act, fresh, { token: await mailedToken(email, kind), ...passwords })).statusCode).toBe(
      204,
    );
    expect(await found()).toEqual([fresh.id]);
  });

  it('reports all problems together', async () => {
    await save(await accountant(), { bio: 'Call (512) 555-0143 for tax returns.' });
    expect((await save(await accountant(), { bio: 'Call (512) 555-0143 for tax returns.' })).listing?.notes).toEqual([
      contact,
      copy,
    ]);
  });
});

describe('the review by administrators', () => {
  it('makes new profiles wait, leaves listed ones, and lists what is accepted', async () => {
    const listed = await createProfessional({}, { bio: 'Was here before.' });
    expect((await manual()).statusCode).toBe(204);
    const waiting = await accountant();
    expect((await save(waiting)).listing).toMatchObject({ status: 'pending' });
    expect((await save(listed, { bio: 'Still here now.' }, 'PUT')).listing).toMatchObject({ status: 'listed' });
    expect(await found()).toEqual([listed.id]);
    const decide = () => call('POST', `/api/admin/listings/${waiting.id}/decision`, admin, { decision: 'list' });
    expect((await decide()).statusCode).toBe(204);
    expect((await found()).sort()).toEqual([listed.id, waiting.id]);
    expect(await Notification.query()).toMatchObject([
      { userId: waiting.id, kind: 'listing', title: 'Your profile is listed', href: '/dashboard?tab=profile' },
    ]);
    expect((await decide()).headers['x-error-code']).toBe('already_decided');
  });

  it('returns a profile with what to mend', async () => {
    await manual();
    const waiting = await accountant();
    await save(waiting);
    const url = `/api/admin/listings/${waiting.id}/decision`;
    expect((await call('POST', url, admin, { decision: 'return' })).payload).toBe('Please say what has to change');
    await call('POST', url, admin, { decision: 'return', note: 'Please name your license.' });
    expect((await call('GET', `/api/accountants/${waiting.id}`, waiting)).result).toMatchObject({
      listing: { status: 'needs_changes', notes: ['Please name your license.'] },
    });
  });

  it('is switched by administrators only', async () => {
    const user = await accountant();
    for (const [method, url] of [
      ['GET', '/api/admin/settings/listing-review'],
      ['PUT', '/api/admin/settings/listing-review'],
      ['POST', `/api/admin/listings/${user.id}/decision`],
    ] as const) {
      const response = await call(
        method,
        url,
        user,
        method === 'GET' ? undefined : method === 'PUT' ? { mode: 'manual' } : { decision: 'list' },
      );
      expect(response.headers['x-error-code'], url).toBe('admin_only');
    }
    expect((await call('GET', '/api/admin/settings/listing-review', admin)).result).toEqual({ mode: 'automatic' });
    expect((await call('PUT', '/api/admin/settings/listing-review', admin, { mode: 'never' })).statusCode).toBe(400);
  });
});

it.runIf(process.env['TEST_DATABASE_URL'])('reads of the profiles those that wait', async () => {
  await generateProfessionals(test.database, 2_200);
  const { rows } = await rowsRead(test.databaseSettings, () => call('GET', '/api/admin/queues', admin));
  expect(rows).toBeLessThan(2_000);
});
