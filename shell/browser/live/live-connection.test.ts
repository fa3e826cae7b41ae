// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveConnection, type HostLiveConnection } from './live-connection';

/** A server of one URL: each request is answered by the test. */
interface Request {
  readonly url: string;
  readonly signal: AbortSignal;
  respond(response: Response): void;
  fail(): void;
}
let requests: Request[] = [];
let live: HostLiveConnection;
const onSignedOut = vi.fn();
const onAccountChanged = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  requests = [];
  onSignedOut.mockReset();
  const fetchLive = (url: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise<Response>((resolve, reject) => {
      const fail = () => reject(new TypeError('Failed to fetch'));
      signal.addEventListener('abort', fail);
      requests.push({ url, signal, respond: resolve, fail });
    });
  vi.stubGlobal('fetch', fetchLive);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  live = createLiveConnection({ url: '/api/live', headers: () => ({}), onSignedOut, onAccountChanged });
});
afterEach(() => {
  live.close();
  setVisibility('visible');
  vi.useRealTimers();
});

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
/** Waits for the code of the connection too, which is loaded on its own. */
async function open(): Promise<void> {
  live.open(performance.now());
  await settle(1);
  await vi.dynamicImportSettled();
  await settle();
}
const request = (index = requests.length - 1): Request => requests[index] as Request;
function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Answers the last request with a stream that the test writes to. */
function stream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  const { respond, signal } = request();
  respond(new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }));
  signal.addEventListener('abort', () => controller?.error(new TypeError('aborted')));
  return {
    write: async (name: string, id: string, payload: object = {}) => {
      controller?.enqueue(new TextEncoder().encode(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(payload)}\n\n`));
      await settle();
    },
    end: async () => {
      controller?.close();
      await settle();
    },
  };
}
const refuse = async (status: number) => {
  request().respond(new Response('', { status }));
  await settle();
};
const typing = (conversationWith: number) => ({ conversationWith });

it('delivers events to all subscribers, subscribed before or after it opened, each event once', async () => {
  const [early, late] = [vi.fn(), vi.fn()];
  live.subscribe('typing', early);
  await open();
  expect(request().url).toMatch(/^\/api\/live\?age=\d+$/);
  const stop = live.subscribe('message.read', late);
  const server = stream();
  await server.write('alive', '7');
  await server.write('typing', '7.8', typing(3));
  await server.write('typing', '8.8', typing(3));
  await server.write('message.read', '8.9', typing(3));
  stop();
  await server.write('message.read', '8.10', typing(3));
  expect(early).toHaveBeenCalledExactlyOnceWith({ conversationWith: 3 });
  expect(late).toHaveBeenCalledOnce();
});

it('comes back from refusals and broken connections with growing pauses, and says where it was', async () => {
  const listener = vi.fn();
  live.subscribe('typing', listener);
  await open();
  const first = stream();
  await first.write('typing', '41.42', typing(1));
  await first.end();
  await settle(1_000);
  expect(requests.map(({ url }) => url)).toEqual([expect.stringContaining('age='), '/api/live?after=41']);
  for (const [pause, count] of [
    [2_000, 3],
    [4_000, 4],
    [8_000, 5],
  ] as const) {
    if (count === 4) request().fail();
    else await refuse(503);
    await settle(pause / 2);
    expect(requests).toHaveLength(count - 1);
    await settle(pause / 2);
    expect(requests).toHaveLength(count);
  }
  const back = stream();
  await back.write('typing', '41.42', typing(1));
  await back.write('typing', '41.43', typing(2));
  expect(listener.mock.calls).toEqual([[{ conversationWith: 1 }], [{ conversationWith: 2 }]]);
});

it('spreads the attempts of many tabs', async () => {
  vi.mocked(Math.random).mockReturnValue(0.25);
  await open();
  await refuse(503);
  await settle(249);
  expect(requests).toHaveLength(1);
  await settle(2);
  expect(requests).toHaveLength(2);
});

it('reconnects immediately when the network or the tab comes back', async () => {
  await open();
  for (let index = 0; index < 6; index += 1) {
    await refuse(503);
    await settle(30_000);
  }
  await refuse(503);
  const count = requests.length;
  dispatchEvent(new Event('online'));
  await settle();
  expect(requests).toHaveLength(count + 1);
  await refuse(503);
  setVisibility('visible');
  await settle();
  expect(requests).toHaveLength(count + 2);
  const server = stream();
  await server.write('alive', '1');
  dispatchEvent(new Event('offline'));
  await settle(1_000);
  expect(requests).toHaveLength(count + 3);
});

it('notices a connection that died in silence, also while the computer slept', async () => {
  await open();
  const server = stream();
  await server.write('alive', '1');
  await settle(30_000);
  expect(requests).toHaveLength(1);
  await settle(20_000);
  expect(requests).toHaveLength(2);
  await stream().write('alive', '2');
  vi.setSystemTime(Date.now() + 3_600_000);
  setVisibility('visible');
  await settle(1_000);
  expect(requests).toHaveLength(3);
  expect(request().url).toBe('/api/live?after=2');
});

it('asks again and again where the network holds streams back', async () => {
  const listener = vi.fn();
  live.subscribe('typing', listener);
  await open();
  stream();
  await settle(16_000);
  expect(request().url).toMatch(/^\/api\/live\/events\?age=\d+&wait=20$/);
  request().respond(
    Response.json({ after: 5, events: [{ id: 6, name: 'typing', payload: typing(4) }], resync: false }),
  );
  await settle(1_100);
  expect(listener).toHaveBeenCalledExactlyOnceWith({ conversationWith: 4 });
  expect(request().url).toBe('/api/live/events?after=5&wait=20');
  const onReconnect = vi.fn();
  live.onReconnect(onReconnect);
  vi.setSystemTime(Date.now() + 300_000);
  request().respond(Response.json({ after: 9, events: [], resync: true }));
  await settle(1_100);
  expect(onReconnect).toHaveBeenCalledOnce();
  expect(request().url).toBe('/api/live?after=9');
});

it('does the same when something in between does not respond with a stream', async () => {
  await open();
  request().respond(new Response('<html></html>', { headers: { 'content-type': 'text/html' } }));
  await settle();
  expect(request().url).toContain('/api/live/events?');
});

it('says when what was missed is not known any more, and at no other gap', async () => {
  const onReconnect = vi.fn();
  live.onReconnect(onReconnect);
  await open();
  const server = stream();
  await server.write('alive', '1');
  await server.end();
  await settle(1_000);
  const back = stream();
  await back.write('alive', '1');
  expect(onReconnect).not.toHaveBeenCalled();
  await back.write('resync', '900');
  expect(onReconnect).toHaveBeenCalledOnce();
});

it('polls where something in between cuts every stream, and not while the server is away', async () => {
  const listener = vi.fn();
  live.subscribe('typing', listener);
  await open();
  const cut = async (pause: number) => {
    request().fail();
    await settle(pause);
  };
  for (const pause of [1_000, 2_000, 4_000]) await cut(pause);
  expect(request().url).toContain('/api/live/events?age=');
  // Neither way works: the server is away.
  await cut(8_000);
  expect(request().url).toContain('/api/live/events?');
  request().respond(
    Response.json({ after: 5, events: [{ id: 6, name: 'typing', payload: typing(4) }], resync: false }),
  );
  await settle(1_000);
  expect(listener).toHaveBeenCalledExactlyOnceWith({ conversationWith: 4 });
  // It is back: a stream is tried before it is given up.
  expect(request().url).toBe('/api/live?after=5');
  await cut(0);
  expect(request().url).toBe('/api/live/events?after=5&wait=20');
  request().respond(Response.json({ after: 7, events: [], resync: false }));
  await settle(1_000);
  expect(request().url).toBe('/api/live/events?after=7&wait=20');
});

it('tries once more when its session ended, which another tab may have renewed, and then gives up', async () => {
  await open();
  const server = stream();
  await server.write('alive', '1');
  await server.write('ended', '1', { reason: 'session' });
  await server.end();
  await settle(1_000);
  await refuse(401);
  expect(onSignedOut).not.toHaveBeenCalled();
  await settle(1_500);
  await stream().write('alive', '1');
  request().signal.dispatchEvent(new Event('abort'));
  await settle(1_000);
  await refuse(401);
  await settle(1_500);
  await refuse(401);
  expect(onSignedOut).toHaveBeenCalledOnce();
  await settle(120_000);
  dispatchEvent(new Event('online'));
  await settle();
  expect(requests).toHaveLength(5);
});

it('closes the connection of a tab that stays hidden, and catches up when it is visible again', async () => {
  await open();
  const server = stream();
  await server.write('alive', '11');
  setVisibility('hidden');
  await settle(35_000);
  await server.write('alive', '12');
  expect(request().signal.aborted).toBe(false);
  await settle(31_000);
  expect(request().signal.aborted).toBe(true);
  await settle(300_000);
  expect(requests).toHaveLength(1);
  setVisibility('visible');
  await settle();
  expect(request(1).url).toBe('/api/live?after=12');
});

it('closes, and opens anew for the next person with the same listeners', async () => {
  const listener = vi.fn();
  live.subscribe('typing', listener);
  await open();
  const { signal } = request();
  live.close();
  expect(signal.aborted).toBe(true);
  await settle(60_000);
  expect(requests).toHaveLength(1);
  live.open(performance.now());
  await settle(10);
  await stream().write('typing', '1.2', typing(1));
  expect(listener).toHaveBeenCalledOnce();
});
