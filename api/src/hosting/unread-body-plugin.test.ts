import { Agent, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../platform/testing/factories';
import { signIn, visitor } from '../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../platform/testing/test-server';

let test: TestServer;
let sessionHeaders: Record<string, string>;
beforeAll(async () => {
  test = await createTestServer();
  await test.server.start();
  sessionHeaders = await signIn(test, await createUser());
});
afterAll(() => test.stop());

const megabyte = 1024 * 1024;
const boundary = 'a-boundary-of-the-test';
const asForm = { ...visitor, 'content-type': `multipart/form-data; boundary=${boundary}` };

/** A form with one file of so many bytes. */
function form(bytes: number): Buffer {
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n`),
    Buffer.alloc(bytes, 'a'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

interface Sent {
  readonly status: number;
  readonly sentence: string;
  readonly code: string | undefined;
  /** True when the connection of the request before could be used again. */
  readonly isReused: boolean;
}

type Framing = 'Content-Length' | 'chunked';

/** Sends a body over a real socket. */
function send(
  path: string,
  body: Buffer,
  headers: Record<string, string>,
  framing: Framing,
  agent: Agent,
): Promise<Sent> {
  const { port } = test.server.listener.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const length = framing === 'chunked' ? {} : { 'content-length': String(body.length) };
    const request = ask({ port, path, method: 'POST', agent, headers: { ...headers, ...length } });
    request.on('error', reject);
    request.on('response', (response) => {
      void textOf(response).then((sentence) =>
        resolve({
          status: response.statusCode ?? 0,
          sentence,
          code: response.headers['x-error-code'] as string | undefined,
          isReused: request.reusedSocket,
        }),
      );
    });
    for (let at = 0; at < body.length; at += 64 * 1024) request.write(body.subarray(at, at + 64 * 1024));
    request.end();
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return text;
}

describe.each(['Content-Length', 'chunked'] as const)(
  'a body that is refused before it is read, sent with %s',
  (framing) => {
    it('is answered every time, and its connection goes on', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let time = 0; time < 4; time += 1) {
        const { status, code, isReused } = await send('/api/users/avatar', form(3 * megabyte), asForm, framing, agent);
        expect([status, code, isReused]).toEqual([401, 'not_signed_in', time > 0]);
      }
      agent.destroy();
    });

    it('is answered too when the sender wants the connection closed', async () => {
      const agent = new Agent({ keepAlive: false });
      for (let time = 0; time < 4; time += 1)
        expect((await send('/api/users/avatar', form(3 * megabyte), asForm, framing, agent)).status).toBe(401);
    });

    it('is refused as too large, whatever it holds', async () => {
      const agent = new Agent({ keepAlive: true });
      const headers = { ...sessionHeaders, ...asForm };
      for (const size of [6, 21, 40]) {
        const { status, code } = await send('/api/users/avatar', form(size * megabyte), headers, framing, agent);
        expect([size, status, code]).toEqual([size, 413, 'payload_too_large']);
      }
      agent.destroy();
    });
  },
);

describe('JSON above its limit', () => {
  const json = Buffer.from(JSON.stringify({ username: 'a'.repeat(3 * megabyte) }));
  const asJson = { ...visitor, 'content-type': 'application/json' };

  it.each(['Content-Length', 'chunked'] as const)(
    'is refused, sent with %s, and the connection stays open',
    async (framing) => {
      const agent = new Agent({ keepAlive: true });
      for (let time = 0; time < 4; time += 1) {
        const { status, code, isReused } = await send('/api/login', json, asJson, framing, agent);
        expect([status, code, isReused]).toEqual([413, 'payload_too_large', time > 0]);
      }
      agent.destroy();
    },
  );

  it.each(['Content-Length', 'chunked'] as const)(
    'without a session is refused as such, sent with %s',
    async (framing) => {
      const agent = new Agent({ keepAlive: true });
      for (let time = 0; time < 4; time += 1)
        expect((await send('/api/messages', json, asJson, framing, agent)).status).toBe(401);
      agent.destroy();
    },
  );

  it('is refused when it is too large only once it is unpacked', async () => {
    const agent = new Agent({ keepAlive: true });
    const packed = gzipSync(Buffer.from(JSON.stringify({ username: 'a'.repeat(30 * megabyte) })));
    for (let time = 0; time < 4; time += 1) {
      const headers = { ...asJson, 'content-encoding': 'gzip' };
      expect((await send('/api/login', packed, headers, 'Content-Length', agent)).status).toBe(413);
    }
    agent.destroy();
  });

  it.each([{ 'content-length': String(200 * megabyte) }, {}])(
    'is read no further than 64 MB, framed by %o',
    async (framing) => {
      const { port } = test.server.listener.address() as AddressInfo;
      const request = ask({ port, path: '/api/login', method: 'POST', headers: { ...asJson, ...framing } });
      let sent = 0;
      const megabytes = function* () {
        while (sent < 200) {
          sent += 1;
          yield Buffer.alloc(megabyte, 'a');
        }
      };
      await expect(pipeline(megabytes, request)).rejects.toThrow(/ECONNRESET|EPIPE|hang up/);
      expect(sent).toBeGreaterThan(64);
      expect(sent).toBeLessThan(100);
    },
  );
});

it('lets a sender who asks first keep the body', async () => {
  const { port } = test.server.listener.address() as AddressInfo;
  const headers = { ...asForm, 'content-length': String(3 * megabyte), expect: '100-continue' };
  const request = ask({ port, path: '/api/users/avatar', method: 'POST', headers });
  let wasAskedFor = false;
  request.on('continue', () => (wasAskedFor = true));
  request.flushHeaders();
  const response = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve));
  expect([response.statusCode, wasAskedFor]).toEqual([401, false]);
  request.destroy();
});

it('says what an upload takes when something else is sent', async () => {
  const response = await test.server.inject({
    method: 'POST',
    url: '/api/users/avatar',
    headers: { ...sessionHeaders, 'content-type': 'application/json' },
    payload: '{}',
  });
  expect([response.statusCode, response.payload]).toEqual([
    415,
    "Send the file as multipart/form-data, in a field named 'file'.",
  ]);
});
