import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startShell, type ShellFixture } from './testing/shell-fixture';

let shell: ShellFixture;
beforeAll(async () => {
  shell = await startShell([
    { path: '/blog', head: { title: 'Blog' } },
    {
      path: '/blog/:slug',
      data: { post: '/api/blog/:slug' },
      head: { title: '{post.title}', fallbackTitle: 'No Post' },
    },
    { path: '/drafts', access: 'admin', denied: 'message', head: { title: 'Drafts' }, data: { drafts: '/api/drafts' } },
  ]);
  await shell.server.start();
});
afterAll(() => shell.stop());
beforeEach(() => {
  shell.api.requests.length = 0;
  shell.api.responses.delete('/api/user');
});

/** Sends bytes as they are, which no client library does, and reads all that comes back. */
function send(target: string, ...headers: readonly string[]): Promise<{ status: number; type: string; text: string }> {
  const lines = [`GET ${target} HTTP/1.1`, ...(headers.some((line) => /^host:/i.test(line)) ? [] : ['Host: shell'])];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(shell.server.info.port), '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString();
      const [, status = '0'] = /^HTTP\/1.1 (\d+)/.exec(text) ?? [];
      resolve({ status: Number(status), type: /^content-type: ([^\r;]*)/im.exec(text)?.[1] ?? '', text });
    });
    socket.write(Buffer.from([...lines, ...headers, 'Connection: close', '', ''].join('\r\n'), 'latin1'));
  });
}

/** Each with its first letters as the name of its test. */
const named = (texts: readonly string[]) => texts.map((text) => [text.slice(0, 30), text] as const);

describe('what is not ours decides nothing:', () => {
  it.each([
    ['a consent banner’s JSON', 'cookie_consent={"necessary":true,"analytics":false}'],
    ['letters beyond ASCII', 'name=\xe9\xff; other="\xe4"'],
    ['no pairs at all', '=;;'],
    ['a word', 'consent'],
    ['a name with spaces', 'my cookie = a, b; c\\d=e'],
    ['a name that objects have', '__proto__=1; constructor=2'],
    ['an open quotation mark', 'a="b'],
    ['our own, broken', 'counterpart_cohort="a\\b"; session=a"b'],
    ['our own, twice', 'counterpart_cohort=one; counterpart_cohort=two'],
    ['forty kilobytes', `noise=${'x'.repeat(40_000)}`],
  ])('a cookie of %s', async (_, cookie) => {
    expect(await send('/blog', `Cookie: ${cookie}`)).toMatchObject({ status: 200, type: 'text/html' });
  });

  it('the session is read beside all of them', async () => {
    shell.api.responses.set('/api/user', { id: 7, userType: 'client' });
    const cookies = ['__proto__=1', 'a', 'consent={"a":1,"b":"\xe9"}', 'session=sealed', '=;;', '__Host-other=1'];
    const { text } = await send('/blog', `Cookie: ${cookies.join('; ')}`);
    expect(text).toContain('"user":{"id":7,"userType":"client"}');
    expect(shell.api.requests.find(({ url }) => url === '/api/user')?.cookie).toBe('session=sealed; __Host-other=1');
  });

  it.each(named(['%', '%E0%A4%A', '&&&===', 'a=1&a=2&__proto__=3', '?/?%00', `q=${'x'.repeat(20_000)}`]))(
    'a query of %s',
    async (_, query) => {
      expect(await send(`/blog?${query}`)).toMatchObject({ status: 200, type: 'text/html' });
    },
  );

  it.each([
    'Host: %%%',
    'Host: a b:c',
    'Origin: null',
    'Authorization: Basic !',
    'If-None-Match: "',
    'If-Modified-Since: yesterday',
    'Accept: nonsense/',
    'Accept-Encoding: *;q=x',
    'Accept-Language: \xe9',
    'Range: bytes=5-1',
    'X-Forwarded-For: \xff, , ,',
    'Referer: %',
    'Content-Length: 0',
  ])('a header %s', async (header) => {
    expect(await send('/blog', header)).toMatchObject({ status: 200, type: 'text/html' });
  });

  it('a header that the call to the API could not carry', async () => {
    expect((await send('/api/blog', 'Trailer: Expires')).status).toBe((await send('/api/blog')).status);
  });

  it('headers too long for any server get an answer in words', async () => {
    const { status, type, text } = await send('/blog', `Cookie: noise=${'x'.repeat(200_000)}`);
    expect([status, type]).toEqual([431, 'text/html']);
    expect(text).toContain('clear the cookies of this site in your browser’s settings, and load the page again.</p>');
  });
});

describe('a path that leads nowhere is the 404 page:', () => {
  const paths = [
    '/50%-off',
    '/%',
    '/%%',
    '/%E0%A4%A',
    '/%00',
    '/%ff%fe',
    '/a%2fb',
    '/%zz/%u1234',
    '//',
    '///a',
    '/\\',
    '/a\\b',
  ];
  it.each(
    named([...paths, '/./none', '/..%2f..', `/${'x'.repeat(20_000)}`, `/${'%C3'.repeat(3000)}`, '/\'"<>', '/\xe9']),
  )('%s', async (_, path) => {
    const { status, type, text } = await send(path);
    expect([status, type]).toEqual([404, 'text/html']);
    expect(text).toContain('<title>404 Page Not Found');
  });

  it('also of an area, which is asked for what was typed', async () => {
    const { status, text } = await send('/blog/50%-off');
    expect([status, /<title>(.*?)<\/title>/.exec(text)?.[1]]).toEqual([404, 'No Post | Counterpart']);
    expect(shell.api.requests.map(({ url }) => url)).toContain('/api/blog/50%25-off');
  });

  it('and when the API refuses the text as no name of anything', async () => {
    shell.api.responses.set('/api/blog/%00', (_: unknown, response: Response400) =>
      response.writeHead(400, { 'x-error-code': 'invalid_request' }).end('No such text.'),
    );
    const { status, text } = await send('/blog/%00');
    expect([status, /"notFound":(\{.*?\}\})/.exec(text)?.[1]]).toEqual([
      404,
      '{"/api/blog/%00":{"sentence":"No such text.","code":"invalid_request","requestId":null}}',
    ]);
  });

  it('while files and the API answer with their own sentence', async () => {
    for (const path of ['/assets/%', '/assets/%E0%A4%A.js', '/releases/blog/%/x.js'])
      expect([path, await send(path)]).toMatchObject([path, { status: 404, type: 'text/plain' }]);
    expect(await send('/api/50%-off')).toMatchObject({ status: 404, type: 'text/plain' });
    expect(shell.api.requests.at(-1)?.url).toBe('/api/50%25-off');
  });
});

interface Response400 {
  writeHead(status: number, headers: Record<string, string>): { end(text: string): void };
}

describe('a page for administrators that shows its refusal itself', () => {
  const open = async (userType: string) => {
    shell.api.responses.set('/api/user', { id: 7, userType });
    const { status, text } = await send('/drafts', 'Cookie: session=sealed');
    return [status, /<title>(.*?)<\/title>/.exec(text)?.[1]];
  };

  it.each(['client', 'professional'])('is refused to a %s, with nothing of its data', async (userType) => {
    shell.api.responses.set('/api/drafts', { title: 'A secret' });
    expect(await open(userType)).toEqual([403, 'Access Denied | Counterpart']);
  });

  it('is open to administrators, and visitors sign in first', async () => {
    expect(await open('admin')).toEqual([200, 'Drafts | Counterpart']);
    const { status, text } = await send('/drafts');
    expect([status, /^location: (.*)\r/im.exec(text)?.[1]]).toEqual([302, '/auth?next=%2Fdrafts']);
  });
});
