import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitor } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';
import { serveBlog, setTestBackend } from '../testing/served-blog';
import { responseBytes } from './call-backend';

/*
 * A backend that speaks TCP, and answers what no server should. Whatever it does, the caller gets one plain sentence in
 * time, and the process goes on.
 */
const test = testServer();
const sockets = new Set<Socket>();
let server: Server;
let behave: (socket: Socket) => void;
beforeEach(async () => {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.once('data', () => behave(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await serveBlog(test);
  await waitFor(10);
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** Seconds that a call may take: few only where that is what is tried, as a busy machine takes its time. */
const waitFor = (seconds: number) =>
  setTestBackend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, seconds);

const call = async () => {
  const startedAt = Date.now();
  const response = await test.server.inject({ url: '/api/areas/blog/notes', headers: visitor });
  return { ...response, headers: response.headers, milliseconds: Date.now() - startedAt };
};
const head = (status: string, headers: Readonly<Record<string, string>> = {}) =>
  `HTTP/1.1 ${status}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const whole = (body: string | Buffer, headers: Readonly<Record<string, string>> = {}, status = '200 OK') => {
  const all = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers };
  behave = (socket) => {
    socket.write(head(status, all));
    socket.end(body);
  };
};

const refusals: Readonly<Record<string, () => void>> = {
  'a page': () => whole('<script>alert(1)</script>', { 'content-type': 'text/html' }),
  'a script': () => whole('alert(1)', { 'content-type': 'text/javascript' }),
  'a drawing': () => whole('<svg onload="alert(1)"/>', { 'content-type': 'image/svg+xml' }),
  'no type': () => whole('<b>', { 'content-type': '' }),
  'a stream of events': () => whole('data: 1\n\n', { 'content-type': 'text/event-stream' }),
  'a type in disguise': () => whole('<b>', { 'content-type': 'text/html, application/json' }),
  'a redirect': () => whole('{}', { location: 'https://evil.example/' }, '302 Found'),
  'what only a browser asks': () => whole('', {}, '304 Not Modified'),
  'a redirect for good': () => whole('{}', { location: 'http://169.254.169.254/' }, '308 Permanent Redirect'),
  'another protocol': () => whole('', { upgrade: 'websocket', connection: 'upgrade' }, '101 Switching Protocols'),
  'no JSON': () => whole('{"a": undefined}'),
  'half of JSON': () => whole('{"a": 1'),
  'JSON of brackets': () => whole('['.repeat(2_500_000) + ']'.repeat(2_500_000)),
  'JSON that is deep': () => whole(`${'{"a":['.repeat(33)}"}]"${']}'.repeat(33)}`),
  'too much JSON': () => whole(`"${'x'.repeat(1_100_000)}"`),
  'no UTF-8': () => whole(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  'a body in gzip': () => whole(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }),
  'too large a body': () => whole(Buffer.alloc(responseBytes + 1, ' ')),
  'too large a body in chunks': () => {
    behave = (socket) => {
      socket.write(head('200 OK', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }));
      const chunk = `100000\r\n${' '.repeat(0x10_00_00)}\r\n`;
      for (let index = 0; index < 8; index += 1) socket.write(chunk);
    };
  },
  'ten thousand headers': () => {
    const names = Array.from({ length: 10_000 }, (_, index) => [`x-${index}`, 'a'] as const);
    whole('{}', Object.fromEntries(names));
  },
  'two lengths': () => whole('{}', { 'Content-Length ': '1' }),
  'no HTTP': () => {
    behave = (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n');
  },
};
const resets: Readonly<Record<string, () => void>> = {
  'closes at once': () => {
    behave = (socket) => socket.destroy();
  },
  'resets in the middle of the body': () => {
    behave = (socket) => {
      socket.write(`${head('200 OK', { 'content-type': 'application/json', 'content-length': '1000' })}{"a":`);
      setTimeout(() => socket.resetAndDestroy(), 20);
    };
  },
  'says a length that it does not send': () => whole('{}', { 'content-length': '900' }),
};
const endless: Readonly<Record<string, () => void>> = {
  'never responds': () => {
    behave = () => undefined;
  },
  'sends a byte now and then': () => {
    behave = (socket) => {
      socket.write(head('200 OK', { 'content-type': 'application/json', 'content-length': '1000' }));
      const timer = setInterval(() => socket.write(' '), 50);
      socket.on('close', () => clearInterval(timer));
    };
  },
  'goes on with trailers': () => {
    behave = (socket) => {
      socket.write(head('200 OK', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }));
      socket.write('2\r\n{}\r\n0\r\n');
      const timer = setInterval(() => socket.write('x-a: b\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    };
  },
  'sends hints without end': () => {
    behave = (socket) => {
      const timer = setInterval(() => socket.write(head('103 Early Hints', { link: '</a>; rel=preload' })), 5);
      socket.on('close', () => clearInterval(timer));
    };
  },
};

describe('a hostile backend', () => {
  it.each(Object.keys(refusals))('that sends %s is refused', async (name) => {
    refusals[name]?.();
    const { statusCode, headers, payload, milliseconds } = await call();
    expect([statusCode, headers['x-error-code'], payload]).toEqual([
      502,
      'backend_failed',
      'The service behind blog gave no usable answer. Please try again later.',
    ]);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers).not.toHaveProperty('location');
    expect(milliseconds).toBeLessThan(8_000);
  });

  it.each(Object.keys(resets))('that %s fails', async (name) => {
    resets[name]?.();
    const { statusCode, headers } = await call();
    expect([statusCode, headers['x-error-code']]).toEqual([502, 'backend_failed']);
  });

  it.each(Object.keys(endless))('that %s is given up in time, and its connection ended', async (name) => {
    await waitFor(1);
    endless[name]?.();
    const { statusCode, headers, milliseconds } = await call();
    expect([statusCode, headers['x-error-code']]).toEqual([504, 'backend_timeout']);
    expect(milliseconds).toBeGreaterThan(900);
    expect(milliseconds).toBeLessThan(8_000);
    await expect.poll(() => sockets.size).toBe(0);
  });

  it('may send JSON of a megabyte, brackets in texts, and text of five', async () => {
    for (const [body, type] of [
      [JSON.stringify({ text: `${'[{'.repeat(400_000)}"\\` }), 'application/json'],
      ['x'.repeat(responseBytes), 'text/csv'],
    ] as const) {
      whole(body, { 'content-type': type });
      const { statusCode, payload } = await call();
      expect([statusCode, payload === body]).toEqual([200, true]);
    }
  });

  it('sets nothing in the browser', async () => {
    whole('{"a":1}', {
      ...{ 'set-cookie': 'session=stolen; Path=/', 'clear-site-data': '"*"', 'service-worker-allowed': '/' },
      ...{ 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true', link: '</x>; rel=preload' },
      ...{ 'content-security-policy': 'script-src *', 'strict-transport-security': 'max-age=0', refresh: '0; url=/x' },
      ...{ 'x-error-code': 'account_changed', 'x-frame-options': 'ALLOWALL', 'x-content-type-options': 'none' },
      ...{ location: '/x', 'content-location': '/x', 'www-authenticate': 'Basic', 'content-disposition': 'inline' },
      ...{ 'cache-control': 'public, s-maxage=900, max-age=60', etag: '"a"', 'last-modified': 'x'.repeat(400) },
    });
    const { statusCode, headers, payload } = await call();
    expect([statusCode, payload]).toEqual([200, '{"a":1}']);
    const { date, ...rest } = headers as Record<string, unknown>;
    expect(date).toBeDefined();
    expect(rest).toEqual({
      ...{ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      ...{ vary: 'cookie', 'content-length': 7, 'accept-ranges': 'bytes', connection: 'keep-alive' },
      ...{ 'content-security-policy': expect.stringMatching(/^default-src 'none'/), 'x-frame-options': 'DENY' },
      ...{ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' },
      ...{ 'cross-origin-resource-policy': 'same-origin', 'x-request-id': expect.any(String) },
    });
  });

  it('refuses in words of its own, but does not say that a session has ended', async () => {
    const refusalOf = async (status: string, body: string, type = 'application/json') => {
      whole(body, { 'content-type': type, 'x-error-code': 'account_changed', 'retry-after': '7' }, status);
      const { statusCode, payload, headers } = await call();
      expect([headers['x-error-code'], headers['retry-after']]).toEqual(['backend_refused', '7']);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      return [statusCode, payload];
    };
    const plain = 'The service behind blog could not do this.';
    expect(await refusalOf('422 No', '{"detail":"Name a  year."}', 'application/problem+json')).toEqual([
      422,
      'Name a year.',
    ]);
    expect(await refusalOf('409 No', '{"message":"Taken already."}')).toEqual([409, 'Taken already.']);
    expect(await refusalOf('429 No', 'Slow down.', 'text/plain')).toEqual([429, 'Slow down.']);
    expect(await refusalOf('401 No', '{"title":"Sign in first."}')).toEqual([403, 'Sign in first.']);
    for (const [body, type] of [
      ['<b>Error</b>', 'text/html'],
      ['{"detail":', 'application/json'],
      ['null', 'application/json'],
      ['x'.repeat(301), 'text/plain'],
    ] as const)
      expect(await refusalOf('500 No', body, type)).toEqual([500, plain]);
  });
});
