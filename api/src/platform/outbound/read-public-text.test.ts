import type { lookup } from 'node:dns';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCalendarServer, type CalendarServer } from '../testing/calendar-server';
import { guardedLookup } from './guarded-lookup';
import { isPublicIp } from './call-public';
import { readPublicText, type ReadError } from './read-public-text';

let server: CalendarServer;
beforeAll(async () => {
  server = await startCalendarServer();
});
afterAll(() => server.stop());

const rules = { privateHosts: ['127.0.0.1'], bytes: 1000, milliseconds: 300 };
const read = (url: string, changes: Partial<typeof rules> = {}) =>
  readPublicText(new URL(url), { ...rules, ...changes }).catch((error: unknown) => (error as ReadError).reason);
const port = () => new URL(server.origin).port;

describe('a text that someone gave the URL of', () => {
  it.each([
    'https://127.0.0.1/',
    'https://10.1.2.3/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.100.100.200/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[fd00:ec2::254]/',
    'https://[::7f00:1]/',
    'https://[::10.0.0.1]/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://localhost/',
  ])('is not read from %s', async (url) => {
    expect(await read(url, { privateHosts: [] })).toBe('private');
  });

  it('is not read over plain http, from a file or by another protocol', async () => {
    for (const url of ['http://example.com/a.ics', 'ftp://example.com/a.ics', 'file:///etc/passwd'])
      expect(await read(url)).toBe('insecure');
  });

  it('is read where an operator has named the host', async () => {
    server.answer = (_request, response) => void response.end('ok');
    expect(await read(`${server.origin}/a.ics`)).toBe('ok');
  });

  it('is not read where a redirect leads into a private network, whatever stood there before', async () => {
    for (const location of [
      `https://localhost:${port()}/`,
      'https://[::1]/',
      '//169.254.169.254/',
      'https://10.0.0.1',
    ]) {
      server.answer = (_request, response) => void response.writeHead(302, { location }).end();
      const expected = location.startsWith('//') ? 'insecure' : 'private';
      expect(await read(`${server.origin}/a.ics`), location).toBe(expected);
    }
  });

  it('is read without its byte order mark, and decompressed up to the limit', async () => {
    const serve = (text: string) => {
      server.answer = (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text));
    };
    serve('\uFEFFok');
    expect(await read(server.origin)).toBe('ok');
    serve('x'.repeat(1_000_000));
    expect(await read(server.origin, { bytes: 10_000 })).toBe('too-large');
    server.answer = (_request, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync('ok').subarray(0, 12));
    expect(await read(server.origin)).toBe('slow');
  });

  it('is followed over three redirects and no more', async () => {
    server.answer = ({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    };
    expect(await read(`${server.origin}/3`)).toBe('there');
    expect(await read(`${server.origin}/4`)).toBe('refused');
  });

  it('ends where it is too large or too slow, also in drips', async () => {
    server.answer = (_request, response) => void response.end('x'.repeat(1001));
    expect(await read(server.origin)).toBe('too-large');
    server.answer = (_request, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    };
    expect(await read(server.origin)).toBe('slow');
    server.answer = () => undefined;
    expect(await read(server.origin)).toBe('slow');
  });

  it.each([
    [401, 'password'],
    [403, 'password'],
    [404, 'gone'],
    [410, 'gone'],
    [500, 'refused'],
  ])('is refused by a server with %i', async (status, reason) => {
    server.answer = (_request, response) => void response.writeHead(status).end();
    expect(await read(server.origin)).toBe(reason);
  });

  it('cannot be read where no one listens', async () => {
    expect(await read('http://127.0.0.1:1/')).toBe('unreachable');
  });
});

it('refuses a name of which one IP is private, and connects to no other IP than those it has checked', async () => {
  const resolveTo = (...ips: readonly string[]) =>
    ((_host: string, _options: object, callback: (error: null, found: object[]) => void) =>
      callback(
        null,
        ips.map((ip) => ({ address: ip, family: 4 })),
      )) as unknown as typeof lookup;
  const lookedUp = (...ips: readonly string[]) =>
    new Promise((resolve) => {
      const find = guardedLookup(isPublicIp, resolveTo(...ips));
      find('rebound.example', { all: true }, (error, found) => resolve(error ? error.message : found));
    });
  expect(await lookedUp('8.8.8.8', '10.0.0.1')).toBe('rebound.example has a refused address.');
  expect(isPublicIp('2606:4700::1')).toBe(true);
  expect(await lookedUp('8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }]);
});
