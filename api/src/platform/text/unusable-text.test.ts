import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../auth/user.model';
import { createUser } from '../testing/factories';
import { signIn, visitor } from '../testing/sign-in';
import { testServer } from '../testing/test-server';
import { findUnusableText } from './unusable-text';

const test = testServer();
let user: User;
let headers: Record<string, string>;
beforeEach(async () => {
  user = await createUser({ userType: 'accountant' });
  headers = await signIn(test, user);
});

const responseOf = ({ statusCode, payload, headers: sent }: Awaited<ReturnType<typeof test.server.inject>>) => [
  statusCode,
  payload,
  sent['x-error-code'],
];
const refused = (field: string) => [
  400,
  `The field '${field}' contains a character that cannot be stored.`,
  'unusable_text',
];
const details = () => ({ firstName: 'Pat', lastName: 'Doe', email: user.email });

describe('text that cannot be stored', () => {
  it.each([
    ['NUL', '\\u0000'],
    ['NUL inside', 'P\\u0000at'],
    ['the first half of a pair', '\\ud83d'],
    ['the second half of a pair', '\\ude00 Pat'],
  ])('is refused in a body before anything is stored: %s', async (_name, escaped) => {
    const payload = JSON.stringify(details()).replace('"Pat"', `"${escaped}"`);
    const sent = { ...headers, 'content-type': 'application/json' };
    const response = await test.server.inject({ method: 'PUT', url: '/api/users/profile', headers: sent, payload });
    expect(responseOf(response)).toEqual(refused('firstName'));
    expect((await user.$query()).firstName).toBe('Pat');
  });

  it('is refused in a list, in something nested and in a key', async () => {
    const put = (payload: object) =>
      test.server.inject({ method: 'PUT', url: '/api/accountants/profile', headers, payload });
    expect(responseOf(await put({ services: ['tax', '\0'] }))).toEqual(refused('services'));
    expect(responseOf(await put({ bio: { deep: [{ '\0': 1 }] } }))).toEqual(refused('bio'));
    expect(responseOf(await put({ '\0': 1 }))).toEqual([
      400,
      'The request contains a character that cannot be stored.',
      'unusable_text',
    ]);
  });

  it('is refused in a query and in a path', async () => {
    const get = (url: string) => test.server.inject({ url, headers: visitor });
    expect(responseOf(await get('/api/accountants?q=a%00b'))).toEqual(refused('q'));
    expect((await get('/api/accountants?a%00b=q')).statusCode).toBe(400);
    expect(responseOf(await get('/api/blog/a%00b'))).toEqual(refused('slugOrId'));
  });

  it('is refused in the name of a file and in what else a form carries', async () => {
    const send = (...parts: string[]) =>
      test.server.inject({
        method: 'POST',
        url: '/api/verification/documents',
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' },
        payload: `${parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--b--\r\n`,
      });
    const file = (name: string) => `name="file"; ${name}\r\n\r\n%PDF-1.7`;
    expect((await send(file('filename="a.pdf"'))).statusCode).toBe(200);
    await test.database('verification_documents').delete();
    for (const parts of [
      [file('filename="a\0.pdf"')],
      [file("filename*=utf-8''a%00.pdf")],
      [file('filename="a.pdf"'), 'name="note"\r\n\r\na\0b'],
    ])
      expect((await send(...parts)).statusCode).toBe(400);
    expect(await test.database('verification_documents')).toEqual([]);
  });

  it('is looked for however deep a body is nested', () => {
    let body: unknown = 'a\0b';
    for (let depth = 0; depth < 200_000; depth += 1) body = [body];
    expect(findUnusableText({ body })).toBe('body');
  });

  it('is nothing else: other characters and whole pairs pass', () => {
    expect(findUnusableText({ a: ['\u0001\u200b😀', 1, null, Buffer.from('\0')], b: true })).toBeNull();
  });
});
