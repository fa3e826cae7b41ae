import Joi from 'joi';
import { describe, expect, it } from 'vitest';
import { createProfessional } from '../../modules/directory/professionals/professional-factory';
import type { JoiDescription } from '../openapi/json-schema';
import { createUser, testPassword } from '../testing/factories';
import { signIn, visitor } from '../testing/sign-in';
import { testServer } from '../testing/test-server';

const test = testServer();

/** Finds where a schema takes a text that nothing limits to known values or a pattern, and that is of no kind. */
function unread(description: JoiDescription, path: string): string[] {
  const { type, flags, rules, metas, keys, patterns, items, matches } = description;
  if (type === 'string') {
    const isKnown = flags?.only || rules?.some(({ name }) => name === 'pattern' || name === 'guid');
    return isKnown || metas?.some((meta) => 'text' in meta) ? [] : [path];
  }
  return [
    ...Object.entries(keys ?? {}).flatMap(([key, inner]) => unread(inner, `${path}.${key}`)),
    ...(patterns ?? []).flatMap(({ rule }) => unread(rule, `${path}.*`)),
    ...(items ?? []).flatMap((item) => unread(item, `${path}[]`)),
    ...(matches ?? []).flatMap(({ schema }) => (schema ? unread(schema, path) : [])),
  ];
}

it('every text that comes in is read as a line, as paragraphs or exactly', () => {
  const found = test.server
    .table()
    .flatMap(({ method, path, settings }) =>
      [settings.validate?.params, settings.validate?.query, settings.validate?.payload].flatMap((schema) =>
        Joi.isSchema(schema) ? unread(schema.describe() as JoiDescription, `${method} ${path} `) : [],
      ),
    );
  expect(found).toEqual([]);
});

const jane = {
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  username: 'jane',
  password: testPassword,
  confirmPassword: testPassword,
  userType: 'client',
  agreeTerms: true,
};
const register = async (changes: object) => {
  const payload = { ...jane, ...changes };
  const response = await test.server.inject({ method: 'POST', url: '/api/register', headers: visitor, payload });
  return [response.statusCode, response.statusCode === 200 ? response.result : response.payload];
};

describe('signing up', () => {
  it.each([
    [{ firstName: '\u200b' }, 'First name is required'],
    [{ lastName: '\u2800\u3164' }, 'Last name is required'],
    [{ username: 'ad\u200b' }, 'Username must be at least 3 characters'],
    [{ username: 'аdmin2' }, 'Username may not mix letters of different alphabets'],
    [{ username: 'pat☃pat' }, 'Username may only contain letters, digits, and punctuation'],
    [{ username: 'ﷺﷺﷺ' }, 'Username may not contain spaces or @'],
    [{ username: 'İ'.repeat(40) }, 'Username must be at most 60 characters'],
    [{ email: `${'ﷺ'.repeat(50)}@example.com` }, 'Invalid email address'],
    [{ email: `${'İ'.repeat(60)}@example.com` }, 'Invalid email address'],
  ])('refuses %j', async (changes, sentence) => {
    expect(await register(changes)).toEqual([400, sentence]);
  });

  it.each(['ADMlN', 'adm1n', 'Adm|n', 'admin\u200b', '\u202eadmin', 'ＡＤＭＩＮ', 'adrnin', 'аԁміո'])(
    'refuses %j beside admin',
    async (username) => {
      await createUser({ username: 'admin' });
      const [status] = await register({ username });
      expect([400, 409]).toContain(status);
    },
  );

  it('refuses a username that only looks like another, in one alphabet', async () => {
    await createUser({ username: 'cop' });
    expect(await register({ username: 'сор' })).toEqual([409, 'This username is already taken.']);
  });

  it('gives one of two simultaneous sign-ups the look of a name', async () => {
    const [one, other] = [{ username: 'bill1' }, { username: 'billl', email: 'other@example.com' }];
    const responses = await Promise.all([register(one), register(other)]);
    expect(responses.map(([status]) => status).sort()).toEqual([200, 409]);
  });

  it('takes two spellings of one email for one account', async () => {
    await register({ email: 'jos\u00e9@b\u00fccher.example' });
    const again = { username: 'other', email: 'Jose\u0301@xn--bcher-kva.example' };
    expect(await register(again)).toEqual([409, 'An account with this email address already exists.']);
    const login = { username: 'JOSE\u0301@B\u00dcCHER.example', password: testPassword };
    const response = await test.server.inject({ method: 'POST', url: '/api/login', headers: visitor, payload: login });
    expect(response.statusCode).toBe(200);
  });

  it('stores names without what cannot be seen', async () => {
    const [, user] = await register({ firstName: 'Ja\u202ene\u001b', lastName: 'D\r\noe  Smith' });
    expect(user).toMatchObject({ firstName: 'Jane', lastName: 'D oe Smith' });
  });
});

describe('what people write', () => {
  it('a review of nothing that is seen is too short; line breaks stay', async () => {
    const { id } = await createProfessional();
    const headers = await signIn(test, await createUser());
    const post = (comment: string) =>
      test.server.inject({
        method: 'POST',
        url: `/api/accountants/${id}/reviews`,
        headers,
        payload: { rating: 5, comment },
      });
    expect((await post('\u200b\u200b\u200b')).payload).toBe('Comment must be at least 3 characters');
    expect((await post('Good\r\nwork \u202eindeed')).result).toMatchObject({ comment: 'Good\nwork indeed' });
  });

  it('a message of nothing that is seen is not sent', async () => {
    const { id: receiverId } = await createUser();
    const headers = await signIn(test, await createUser());
    const payload = { receiverId, content: '\u2060\u200b' };
    const response = await test.server.inject({ method: 'POST', url: '/api/messages', headers, payload });
    expect([response.statusCode, response.payload]).toEqual([400, 'Please write a message.']);
  });
});

describe('a profile picture', () => {
  it('is only ever the one that was uploaded, however it is spelled', async () => {
    const user = await createUser({ profilePicture: '/api/avatars/0123.webp' });
    const headers = await signIn(test, user);
    const put = (profilePicture: unknown) =>
      test.server.inject({
        method: 'PUT',
        url: '/api/users/profile',
        headers,
        payload: { firstName: 'Pat', lastName: 'Doe', email: user.email, profilePicture },
      });
    for (const picture of [
      '/\\evil.example',
      'https://evil.example/me.png',
      '//evil.example',
      '/api/avatars/other.webp',
    ])
      expect((await put(picture)).payload).toBe('Please upload your profile picture here');
    const own = await test.server.inject({ url: '/api/user', headers });
    expect((await put((own.result as { profilePicture: string }).profilePicture)).statusCode).toBe(200);
    expect((await put('')).result).toMatchObject({ profilePicture: null });
  });
});
