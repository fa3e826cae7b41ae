import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../platform/auth/user.model';
import { createUser } from '../../platform/testing/factories';
import { signIn, visitor } from '../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../platform/testing/test-server';

let test: TestServer;
let user: User;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await createTestServer();
  await test.server.start();
});
beforeEach(async () => {
  await test.empty();
  user = await createUser();
  headers = await signIn(test, user);
});
afterAll(() => test.stop());

interface OpenStream {
  /** Reads until the text has come; answers everything read so far. */
  until(text: string): Promise<string>;
  /** Reads until the server ends the stream. */
  end(): Promise<string>;
  readonly response: Response;
}

async function open(as = headers): Promise<OpenStream> {
  const response = await fetch(`${test.server.info.uri}/api/live`, { headers: { ...as, 'accept-encoding': 'gzip, br' } });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  const read = async (enough: () => boolean): Promise<string> => {
    while (!enough()) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) return seen;
      seen += chunk.value;
    }
    return seen;
  };
  return { response, until: (text) => read(() => seen.includes(text)), end: () => read(() => false) };
}

const publish = (to: User, conversationWith: number): void => test.server.app.platform.events.publish([to.id], 'typing', { conversationWith });

describe('the live stream', () => {
  it('says when to reconnect, then every event in order, and only one’s own', async () => {
    const stranger = await createUser();
    const stream = await open();
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(await stream.until('retry')).toBe('retry: 3000\n\n');
    publish(stranger, 99);
    for (let index = 1; index <= 5; index += 1) publish(user, index);
    const seen = await stream.until('{"conversationWith":5}');
    expect(seen.match(/event: typing\ndata: \{"conversationWith":(\d+)\}\n\n/g)).toHaveLength(5);
    expect([...seen.matchAll(/conversationWith":(\d+)/g)].map(([, id]) => id)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('carries a message to both sides', async () => {
    const other = await createUser({ userType: 'accountant' });
    const [mine, theirs] = [await open(), await open(await signIn(test, other))];
    await test.server.inject({ method: 'POST', url: '/api/messages', headers, payload: { receiverId: other.id, content: 'Hello there' } });
    expect(await mine.until('Hello there')).toContain(`"conversationWith":${other.id}`);
    expect(await theirs.until('notification.created')).toContain(`"conversationWith":${user.id}`);
  });

  it('is for people who are signed in', async () => {
    expect((await test.server.inject({ url: '/api/live', headers: visitor })).statusCode).toBe(401);
  });

  it('tells nothing after a log-out, and ends', async () => {
    const stream = await open();
    await stream.until('retry');
    await test.server.inject({ method: 'POST', url: '/api/logout', headers });
    publish(user, 7);
    expect(await stream.end()).not.toContain('typing');
  });

  it('gives the oldest of more than twenty streams up', async () => {
    const streams = [];
    for (let index = 0; index < 21; index += 1) streams.push(await open());
    expect(await streams[0]?.end()).toBe('retry: 3000\n\n');
    publish(user, 3);
    expect(await streams[20]?.until('typing')).toContain('"conversationWith":3');
  });

  it('ends at once when the server stops', async () => {
    const stream = await open();
    await stream.until('retry');
    const start = Date.now();
    await Promise.all([test.server.stop({ timeout: 5_000 }), stream.end()]);
    expect(Date.now() - start).toBeLessThan(2_000);
  });
});
