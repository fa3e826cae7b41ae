import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unreadBodyPlugin } from '@counterpart/api/hosting/unread-body-plugin';
import { server as createHapiServer, type Server } from '@hapi/hapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startShell, type ShellFixture } from '../testing/shell-fixture';

let shell: ShellFixture;
let seen: { headers: IncomingMessage['headers']; bytes: number } | null = null;
beforeAll(async () => {
  shell = await startShell([]);
  await shell.server.start();
});
afterAll(() => shell.stop());
beforeEach(() => {
  seen = null;
});

const size = 3 * 1024 * 1024;
const body = Buffer.alloc(size, 'a');

/** Responds immediately and reads what comes, as the API does with a body that it refuses. */
function refuse(request: IncomingMessage, response: ServerResponse): void {
  const mine = { headers: request.headers, bytes: 0 };
  seen = mine;
  request.on('data', (chunk: Buffer) => (mine.bytes += chunk.length));
  request.on('end', () => response.writeHead(401, { 'x-error-code': 'not_signed_in' }).end('Please log in.'));
}

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly isReused: boolean;
}

function post(path: string, headers: Record<string, string>, agent: Agent, to = shell): Promise<Sent> {
  const { port } = to.server.listener.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = ask({ port, path, method: 'POST', agent, headers });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, isReused: request.reusedSocket }));
    });
    const write = () => {
      for (let at = 0; at < body.length; at += 64 * 1024) request.write(body.subarray(at, at + 64 * 1024));
      request.end();
    };
    if (!headers['expect']) write();
    else {
      request.on('continue', write);
      request.flushHeaders();
    }
  });
}

describe.each([
  ['its length', { 'content-length': String(size) }],
  ['chunks', {}],
  ['leave to send it', { 'content-length': String(size), expect: '100-continue' }],
] as const)('a body that the API refuses, with %s', (_what, framing) => {
  it('keeps its response, and its connection', async () => {
    shell.api.responses.set('/api/users/avatar', refuse);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let time = 0; time < 4; time += 1) {
      const response = await post('/api/users/avatar', { 'content-type': 'image/png', ...framing }, agent);
      expect(response).toEqual({ status: 401, text: 'Please log in.', isReused: time > 0 });
    }
    agent.destroy();
  });

  it('reaches the API framed as it came', async () => {
    shell.api.responses.set('/api/users/avatar', refuse);
    const agent = new Agent();
    await post('/api/users/avatar', { 'content-type': 'image/png', ...framing }, agent);
    expect(seen?.bytes).toBe(size);
    expect(seen?.headers['content-length']).toBe('content-length' in framing ? String(size) : undefined);
    expect(seen?.headers.expect).toBeUndefined();
  });
});

it('passes the key of a repeated call on, and says when the response was given before', async () => {
  let key: unknown;
  shell.api.responses.set('/api/contact', (request: IncomingMessage, response: ServerResponse) => {
    key = request.headers['idempotency-key'];
    request.resume().on('end', () => response.writeHead(200, { 'idempotency-replayed': 'true' }).end('sent'));
  });
  const { port } = shell.server.listener.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, {
    method: 'POST',
    headers: { 'idempotency-key': '"8e03978e"', 'content-type': 'application/json' },
    body: '{}',
  });
  expect([key, answer.headers.get('idempotency-replayed'), await answer.text()]).toEqual([
    '"8e03978e"',
    'true',
    'sent',
  ]);
});

it('above the API’s JSON limit is refused with its error, though the size is not declared', async () => {
  const api = createHapiServer({ host: '127.0.0.1', port: 0 });
  await api.register(unreadBodyPlugin);
  api.route({
    method: 'POST',
    path: '/api/login',
    options: { payload: { maxBytes: size / 3 } },
    handler: () => 'read',
  });
  await api.start();
  const other = await startShell([], { apiUrl: api.info.uri });
  await other.server.start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let time = 0; time < 4; time += 1) {
    const { status, isReused } = await post('/api/login', { 'content-type': 'application/json' }, agent, other);
    expect([status, isReused]).toEqual([413, time > 0]);
  }
  agent.destroy();
  await other.stop();
  await api.stop();
});

it('gets one sentence while the API is away, whatever was being sent', async () => {
  shell.api.responses.set('/api/gone', (_request: IncomingMessage, response: ServerResponse) => response.destroy());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let time = 0; time < 4; time += 1) {
    const { status, text, isReused } = await post('/api/gone', { 'content-type': 'image/png' }, agent);
    expect([status, text, isReused]).toEqual([
      503,
      'The service is not reachable right now. Try again in a moment.',
      time > 0,
    ]);
  }
  agent.destroy();
});

it('hands the visitor’s cohort to the one call that is for it, and to no other', async () => {
  const paths = ['/api/platform/trial-reports', '/api/counts'];
  for (const url of paths) {
    const headers = { cookie: 'counterpart_cohort=abc; session=def', 'content-type': 'application/json' };
    await shell.server.inject({ method: 'POST', url, headers, payload: {} });
  }
  const cookieOf = (path: string) => shell.api.requests.find(({ url }) => url === path)?.cookie;
  expect(paths.map(cookieOf)).toEqual(['counterpart_cohort=abc;session=def', 'session=def']);
});

describe('to an API that a real server is', () => {
  let api: Server;
  let other: ShellFixture;
  beforeAll(async () => {
    api = createHapiServer({ host: '127.0.0.1', port: 0 });
    await api.register(unreadBodyPlugin);
    api.route({ method: 'DELETE', path: '/api/notes', handler: ({ payload }) => ({ payload }) });
    api.route({ method: 'GET', path: '/api/notes', handler: () => 'read' });
    await api.start();
    other = await startShell([], { apiUrl: api.info.uri });
    await other.server.start();
  });
  afterAll(async () => {
    await other.stop();
    await api.stop();
  });

  /** Sends a body whatever the method, with its length or in chunks. */
  const send = (method: string, text: string, framing: Record<string, string>) =>
    new Promise<readonly [status: number | undefined, text: string]>((resolve, reject) => {
      const { port } = other.server.listener.address() as AddressInfo;
      const headers = { 'content-type': 'application/json', ...framing };
      const request = ask({ port, path: '/api/notes', method, headers, timeout: 3_000 }, (response) => {
        let read = '';
        response.on('data', (chunk: Buffer) => (read += chunk.toString()));
        response.on('end', () => resolve([response.statusCode, read]));
      });
      request.on('timeout', () => request.destroy(new Error('No response.')));
      request.on('error', reject);
      request.end(text);
    });

  it.each<Record<string, string>>([{ 'content-length': '7' }, { 'transfer-encoding': 'chunked' }])(
    'takes the body of a deletion there, and answers a read without one: %o',
    async (framing) => {
      expect(await send('DELETE', '{"a":1}', framing)).toEqual([200, '{"payload":{"a":1}}']);
      expect(await send('GET', '{"a":1}', framing)).toEqual([200, 'read']);
      expect(await send('HEAD', '{"a":1}', framing)).toEqual([200, '']);
    },
  );

  it('deletes without a body', async () => {
    expect(await send('DELETE', '', { 'content-length': '0' })).toEqual([200, '{"payload":null}']);
  });
});
