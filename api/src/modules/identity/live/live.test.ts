import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageLimits } from '../../../contract/limits/messaging';
import { Session } from '../../../platform/auth/session.model';
import type { User } from '../../../platform/auth/user.model';
import { database, inTransaction } from '../../../platform/database/transaction';
import { publishLive } from '../../../platform/events/live-log';
import { forgetOldEvents } from '../../../platform/events/live-log-history';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { signIn, visitor } from '../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';

let test: TestServer;
let user: User;
let headers: Record<string, string>;
const open: OpenStream[] = [];
beforeAll(async () => {
  test = await createTestServer();
  await test.server.start();
});
beforeEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.cut()));
  await test.empty();
  user = await createUser();
  headers = await signIn(test, user);
  // A log always has its newest event: the numbers go on from there.
  await publishElsewhere(user, 0, new Date(Date.now() - 60_000));
});
afterAll(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.cut()));
  await test.stop();
});

interface OpenStream {
  /** Reads until the text has come; answers everything read so far. */
  until(text: string): Promise<string>;
  /** Reads until the server ends the stream. */
  end(): Promise<string>;
  /** Goes away. */
  cut(): Promise<void>;
  readonly response: Response;
}

async function stream(query = '', as = headers): Promise<OpenStream> {
  const gone = new AbortController();
  const response = await fetch(`${test.server.info.uri}/api/live${query}`, {
    headers: { ...as, 'accept-encoding': 'gzip, br' },
    signal: gone.signal,
  });
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
  const opened: OpenStream = {
    response,
    until: (text) => read(() => seen.includes(text)),
    end: () => read(() => false),
    cut: async () => {
      gone.abort();
      await reader?.cancel().catch(() => undefined);
    },
  };
  open.push(opened);
  return opened;
}

const publish = (to: User, conversationWith: number): Promise<void> =>
  inTransaction((transaction) =>
    publishLive([to.id], 'message.read', { conversationWith, readerId: 1, readAt: 'now' }, transaction),
  );
/** An event that another API process wrote: this one only finds it in the log. */
const publishElsewhere = (to: User, conversationWith: number, createdAt = new Date()): Promise<number[]> =>
  database()('live_events').insert({
    userId: to.id,
    name: 'message.read',
    payload: JSON.stringify({ conversationWith, readerId: 1, readAt: 'now' }),
    createdAt,
  });
const conversationsIn = (text: string): number[] =>
  [...text.matchAll(/conversationWith":(\d+)/g)].map(([, id]) => Number(id));
const lastId = (text: string): string => [...text.matchAll(/^id: (\d+)/gm)].at(-1)?.[1] ?? '';
const missed = async (query: string, as = headers) => {
  const response = await test.server.inject({ url: `/api/live/events?${query}`, headers: as });
  return response.result as { after: number; events: { id: number; payload: unknown }[]; resync: boolean };
};

describe('the live stream', () => {
  it('lives from the start, and tells every event in order, and only one’s own', async () => {
    const stranger = await createUser();
    const tab = await stream();
    expect(tab.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(await tab.until('alive')).toMatch(/^event: alive\nid: \d+\ndata: \{\}\n\n$/);
    await publish(stranger, 99);
    for (let index = 1; index <= 5; index += 1) await publish(user, index);
    expect(conversationsIn(await tab.until('"conversationWith":5'))).toEqual([1, 2, 3, 4, 5]);
  });

  it('carries a message to both sides', async () => {
    const other = await createUser({ userType: 'accountant' });
    const [mine, theirs] = [await stream(), await stream('', await signIn(test, other))];
    await test.server.inject({
      method: 'POST',
      url: '/api/messages',
      headers,
      payload: { receiverId: other.id, content: 'Hello there' },
    });
    expect(await mine.until('Hello there')).toContain(`"conversationWith":${other.id}`);
    expect(await theirs.until('notification.created')).toContain(`"conversationWith":${user.id}`);
  });

  it('tells nothing of what was undone', async () => {
    const tab = await stream();
    await tab.until('alive');
    await expect(
      inTransaction(async (transaction) => {
        await publishLive([user.id], 'typing', { conversationWith: 1 }, transaction);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await publish(user, 2);
    expect(conversationsIn(await tab.until('"conversationWith":2'))).toEqual([2]);
  });

  it('tells what another process wrote, within two seconds and once', async () => {
    const tab = await stream();
    await tab.until('alive');
    await publishElsewhere(user, 7);
    await publish(user, 8);
    const start = Date.now();
    await tab.until('"conversationWith":7');
    expect(Date.now() - start).toBeLessThan(2_000);
    await publishElsewhere(user, 9);
    expect(conversationsIn(await tab.until('"conversationWith":9')).sort()).toEqual([7, 8, 9]);
  });

  it('is for people who are signed in', async () => {
    expect((await test.server.inject({ url: '/api/live', headers: visitor })).statusCode).toBe(401);
    expect((await test.server.inject({ url: '/api/live/events', headers: visitor })).statusCode).toBe(401);
  });

  it('closes the oldest of more than twenty streams, with an event', async () => {
    const streams = [];
    for (let index = 0; index < 21; index += 1) streams.push(await stream());
    expect(await streams[0]?.end()).toContain('event: ended\ndata: {"reason":"displaced"}');
    await publish(user, 3);
    expect(await streams[20]?.until('message.read')).toContain('"conversationWith":3');
  });
});

describe('what was missed', () => {
  it('is sent first, after the last event id, and once', async () => {
    const tab = await stream();
    await publish(user, 1);
    const id = lastId(await tab.until('"conversationWith":1'));
    await tab.cut();
    await publish(user, 2);
    await publishElsewhere(user, 3);
    const back = await stream(`?after=${id}`);
    await publish(user, 4);
    const seen = await back.until('"conversationWith":4');
    expect(conversationsIn(seen)).toEqual([2, 3, 4]);
    expect(seen).not.toContain('resync');
  });

  it('is what happened since a new page was asked for', async () => {
    await publishElsewhere(user, 1, new Date(Date.now() - 60_000));
    await publishElsewhere(user, 2, new Date(Date.now() - 10_000));
    expect(conversationsIn(await (await stream('?age=15000')).until('alive'))).toEqual([2]);
    expect(conversationsIn(await (await stream()).until('alive'))).toEqual([]);
  });

  it('is not told as typing that is over', async () => {
    const { after } = await missed('age=0');
    const createdAt = new Date(Date.now() - 20_000);
    const payload = JSON.stringify({ conversationWith: 5 });
    await database()('live_events').insert({ userId: user.id, name: 'typing', payload, createdAt });
    await publishElsewhere(user, 6);
    expect((await missed(`after=${after}`)).events).toMatchObject([{ payload: { conversationWith: 6 } }]);
  });

  it('is everything anew after a day away, after five hundred events, and from another database', async () => {
    const day = 24 * 60 * 60 * 1000;
    const [first = 0] = await publishElsewhere(user, 1, new Date(Date.now() - day - 60_000));
    await publishElsewhere(user, 2, new Date(Date.now() - day - 30_000));
    for (let index = 0; index < 3; index += 1) await publishElsewhere(user, 3);
    await forgetOldEvents(database());
    expect(await missed(`after=${first}`)).toMatchObject({ resync: true, events: [] });
    expect(await (await stream(`?after=${first}`)).until('alive')).toContain('event: resync');
    expect((await missed(`after=${first + 1}`)).events).toHaveLength(3);
    expect(await missed(`after=${first + 1_000_000}`)).toMatchObject({ resync: true });
    const rows = Array.from({ length: 501 }, () => ({
      userId: user.id,
      name: 'message.read',
      payload: '{}',
      createdAt: new Date(),
    }));
    await database().batchInsert('live_events', rows, 100);
    expect(await missed(`after=${first + 4}`)).toMatchObject({ resync: true, events: [] });
  });

  it('is forgotten after a day, except the newest of all', async () => {
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (let index = 0; index < 3; index += 1) await publishElsewhere(user, index, old);
    expect(await database()('live_events').select('payload')).toHaveLength(4);
    await forgetOldEvents(database());
    expect(await database()('live_events').select('payload')).toHaveLength(1);
  });
});

describe('a browser without a stream', () => {
  it('gets what it missed immediately, and continues from there', async () => {
    const { after, events, resync } = await missed('age=0');
    expect([events, resync]).toEqual([[], false]);
    await publish(user, 1);
    await publish(user, 2);
    const next = await missed(`after=${after}&wait=20`);
    expect(next.events.map(({ payload }) => (payload as { conversationWith: number }).conversationWith)).toEqual([
      1, 2,
    ]);
    expect((await missed(`after=${next.after}`)).events).toEqual([]);
  });

  it('waits for the first event, and no longer than it asked', async () => {
    const { after } = await missed('age=0');
    const start = Date.now();
    expect((await missed(`after=${after}&wait=1`)).events).toEqual([]);
    expect(Date.now() - start).toBeGreaterThan(950);
    const waiting = missed(`after=${after}&wait=20`);
    setTimeout(() => void publish(user, 4), 200);
    expect((await waiting).events).toMatchObject([{ name: 'message.read', payload: { conversationWith: 4 } }]);
    expect(Date.now() - start).toBeLessThan(5_000);
  });
});

describe('the end of a session', () => {
  const expectEnded = async (end: () => Promise<unknown>) => {
    const tab = await stream();
    await tab.until('alive');
    await end();
    await publish(user, 7);
    const seen = await tab.end();
    expect(seen).toContain('event: ended\ndata: {"reason":"session"}');
    expect(seen).not.toContain('message.read');
  };
  const post = (url: string, payload: object, as = headers) =>
    test.server.inject({ method: 'POST', url, headers: as, payload });

  it('by a log-out ends its streams, and tells nothing after it', () => expectEnded(() => post('/api/logout', {})));

  it('by a log-out elsewhere does', () =>
    expectEnded(async () => post('/api/users/sessions/end-others', {}, await signIn(test, user))));

  it('by the end of the account does', () =>
    expectEnded(() => post('/api/users/deletion', { password: testPassword })));

  it('does not end the streams of other sessions', async () => {
    const other = await stream('', await signIn(test, user));
    await expectEnded(() => post('/api/logout', {}));
    expect(await other.until('message.read')).not.toContain('ended');
  });

  it('in another process, or by time, ends them at the next look at all sessions', async () => {
    const tab = await stream();
    await tab.until('alive');
    await Session.query().patch({ expiresAt: new Date(Date.now() - 1) });
    const start = Date.now();
    expect(await tab.end()).toContain('"reason":"session"');
    expect(Date.now() - start).toBeLessThan(7_000);
  });

  it('costs one query for all streams, and none without connections', async () => {
    const asked: string[] = [];
    database().on('query', ({ sql }: { sql: string }) => asked.push(sql));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(asked.filter((sql) => sql.includes('live_events') || sql.includes('sessions'))).toEqual([]);
    for (let index = 0; index < 12; index += 1) await (await stream()).until('alive');
    asked.length = 0;
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    expect(asked.filter((sql) => sql.includes('sessions')).length).toBeLessThanOrEqual(2);
    expect(asked.filter((sql) => sql.includes('live_events')).length).toBeLessThanOrEqual(6);
  });
});

it('a database that came back without what it had confirmed last has all clients read everything anew', async () => {
  const tab = await stream();
  await tab.until('alive');
  await publish(user, 1);
  await publish(user, 2);
  await tab.until('"conversationWith":2');
  const newest = (await database()('live_events').orderBy('id', 'desc').first()) as { id: number };
  await database().schema.renameTable('live_events', 'live_events_away');
  // The log is read once a second, and cannot be.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await database()('live_events_away').where({ id: newest.id }).delete();
  await database().schema.renameTable('live_events_away', 'live_events');
  expect(await tab.until('event: resync')).toContain('event: resync');
  const payload = JSON.stringify({ conversationWith: 3, readerId: 1, readAt: 'now' });
  const again = { id: newest.id, userId: user.id, name: 'message.read', payload, createdAt: new Date() };
  await database()('live_events').insert(again);
  expect(conversationsIn(await tab.until('"conversationWith":3'))).toEqual([1, 2, 3]);
});

it('a reader that does not read is cut off, and what waits for it is bounded', async () => {
  const { hostname, port } = new URL(test.server.info.uri);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`GET /api/live HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  const connections = () => new Promise<number>((resolve) => test.server.listener.getConnections((_, n) => resolve(n)));
  const before = await connections();
  const content = 'x'.repeat(messageLimits.max);
  for (let sent = 0; sent < 1_500 && (await connections()) >= before; sent += 1) {
    await inTransaction((transaction) =>
      publishLive(
        [user.id],
        'message.created',
        {
          conversationWith: 1,
          message: {
            id: sent,
            senderId: 1,
            receiverId: user.id,
            content,
            createdAt: 'now',
            read: false,
            readAt: null,
            deliveredAt: null,
            editedAt: null,
            deleted: false,
            attachments: [],
            clientMessageId: null,
          },
        },
        transaction,
      ),
    );
  }
  expect(await connections()).toBeLessThan(before);
  socket.destroy();
});

it('ends immediately when the server stops', async () => {
  const tab = await stream();
  await tab.until('alive');
  const start = Date.now();
  await Promise.all([test.server.stop({ timeout: 5_000 }), tab.end()]);
  expect(Date.now() - start).toBeLessThan(2_000);
});
