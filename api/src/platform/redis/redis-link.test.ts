import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPrivateRedis, hasRedisServer, type PrivateRedis } from '../../hosting/private-redis';
import { signIn } from '../testing/sign-in';
import { createUser } from '../testing/factories';
import { createTestServer, type TestServer } from '../testing/test-server';
import { createPublicChanges } from '../changes/public-changes';
import { createRateLimits, type RateLimits } from '../limits/rate-limits';
import { createRedisLink, type RedisLink } from './redis-link';

const patience = { timeout: 10_000, interval: 20 };
const secret = 'a secret for tests that is long enough';

// Without redis-server on the PATH these are skipped: nothing but the real one shows what it does when it goes away.
describe.skipIf(!hasRedisServer)('Redis between API processes', () => {
  let redis: PrivateRedis;
  const links: RedisLink[] = [];
  beforeEach(async () => {
    redis = await createPrivateRedis();
  });
  afterEach(async () => {
    links.splice(0).forEach((link) => link.close());
    await redis.kill();
  });

  const log = () => ({ warn: vi.fn(), info: vi.fn() });
  const link = (logger = log(), of = secret): RedisLink => {
    const made = createRedisLink({ url: redis.url, secret: of, logger });
    links.push(made);
    return made;
  };
  const untilAlive = (...made: RedisLink[]) =>
    vi.waitFor(() => expect(made.map((one) => one.isAlive())).toEqual(made.map(() => true)), patience);
  const untilAway = (one: RedisLink) => vi.waitFor(() => expect(one.isAlive()).toBe(false), patience);

  it('starts without it, finds it, loses it and finds it again, and says each once', async () => {
    const logger = log();
    const [one, other] = [link(logger), link()];
    const [heard, back] = [vi.fn(), vi.fn()];
    other.subscribe('news', heard);
    other.onBack(back);
    await vi.waitFor(() => expect(logger.warn).toHaveBeenCalledTimes(1), patience);
    expect(one.isAlive()).toBe(false);
    one.publish('news', 'lost');
    await redis.start();
    await untilAlive(one, other);
    one.publish('news', 'first text');
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['first text']]), patience);
    await redis.kill();
    await untilAway(one);
    await wait(500);
    one.publish('news', 'lost too');
    await redis.start();
    await untilAlive(one, other);
    one.publish('news', 'second');
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['first text'], ['second']]), patience);
    expect(logger.warn).toHaveBeenCalledTimes(2);
    expect(logger.info.mock.calls).toEqual([['Redis is back'], ['Redis is back']]);
    expect(back).toHaveBeenCalledTimes(2);
  });

  it('notices one that hangs', async () => {
    await redis.start();
    const one = link();
    await untilAlive(one);
    redis.signal('SIGSTOP');
    await untilAway(one);
    redis.signal('SIGCONT');
    await untilAlive(one);
  });

  it('is not heard by another installation on the same Redis, nor by who published', async () => {
    await redis.start();
    const [one, same, stranger] = [link(), link(), link(log(), 'of another installation, which is as long')];
    const [own, heard, overheard] = [vi.fn(), vi.fn(), vi.fn()];
    one.subscribe('news', own);
    same.subscribe('news', heard);
    stranger.subscribe('news', overheard);
    await untilAlive(one, same, stranger);
    one.publish('news', 'ours');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('ours'), patience);
    expect(own).not.toHaveBeenCalled();
    expect(overheard).not.toHaveBeenCalled();
  });

  it('carries changes of public pages, each once', async () => {
    await redis.start();
    const onError = vi.fn();
    const [one, other] = [link(), link()];
    const [here, there] = [one, other].map((its) => createPublicChanges({ log: null, redis: its, onError }));
    const [heardHere, heardThere] = [vi.fn(), vi.fn()];
    here?.subscribe(heardHere);
    there?.subscribe(heardThere);
    await untilAlive(one, other);
    here?.announce();
    await vi.waitFor(() => expect(heardThere).toHaveBeenCalledTimes(1), patience);
    there?.announceHere();
    there?.announce();
    await vi.waitFor(() => expect(heardHere).toHaveBeenCalledTimes(2), patience);
    expect(heardThere).toHaveBeenCalledTimes(3);
  });

  describe('an API with it', () => {
    let test: TestServer;
    beforeEach(async () => {
      await redis.start();
      test = await createTestServer({ redisUrl: redis.url, sessionSecret: secret });
      await test.server.start();
    });
    afterEach(() => test.stop());

    const limitsOf = (its: RedisLink | null): RateLimits =>
      createRateLimits({
        settings: test.databaseSettings,
        database: test.database,
        site: test.server.app.platform.site,
        redis: its,
      });
    const allowed = async (limits: readonly RateLimits[], key: string): Promise<number> => {
      for (let count = 0; ; count += 1) {
        try {
          await limits[count % limits.length]?.consume('signInNear', key);
        } catch (error) {
          expect(error).toMatchObject({ status: 429, code: 'rate_limited' });
          return count;
        }
      }
    };

    it('counts with the others, alone while Redis is away, and with them again', async () => {
      const [one, other] = [link(), link()];
      await untilAlive(one, other);
      const both = [limitsOf(one), limitsOf(other)];
      expect(await allowed(both, 'sam')).toBe(10);
      await both[1]?.forget('signInNear', 'sam');
      expect(await allowed(both, 'sam')).toBe(10);
      await redis.kill();
      await untilAway(one);
      await untilAway(other);
      expect(await allowed(both, 'kim')).toBeGreaterThanOrEqual(10);
      await redis.start();
      await untilAlive(one, other);
      expect(await allowed(both, 'lee')).toBe(10);
    });

    it('goes on counting when Redis hangs', async () => {
      const one = link();
      await untilAlive(one);
      redis.signal('SIGSTOP');
      expect(await allowed([limitsOf(one)], 'sam')).toBe(10);
      redis.signal('SIGCONT');
    });

    it('sends and receives live events through it, and reads the log while it is away', async () => {
      const peer = link();
      const sent = vi.fn();
      peer.subscribe('live', sent);
      await untilAlive(peer);
      const user = await createUser();
      const headers = await signIn(test, user);
      const gone = new AbortController();
      const response = await fetch(`${test.server.info.uri}/api/live`, { headers, signal: gone.signal });
      let seen = '';
      const reading = response.body
        ?.pipeThrough(new TextDecoderStream())
        .pipeTo(new WritableStream({ write: (text) => void (seen += text) }))
        .catch(() => undefined);
      await vi.waitFor(() => expect(seen).toContain('alive'), patience);

      // Only in Redis: what the log does not have cannot have come from there.
      const payload = (text: string) => JSON.stringify({ conversationWith: 1, readerId: 1, readAt: text });
      const event = { id: 900_000, userId: user.id, name: 'message.read', payload: payload('through Redis') };
      await vi.waitFor(() => expect(test.server.app.platform.redis?.isAlive()).toBe(true), patience);
      peer.publish('live', JSON.stringify(event));
      await vi.waitFor(() => expect(seen).toContain('through Redis'), patience);

      const receiver = await createUser({ userType: 'accountant' });
      const message = { receiverId: receiver.id, content: 'From this process' };
      await test.server.inject({ method: 'POST', url: '/api/messages', headers, payload: message });
      await vi.waitFor(() => expect(sent.mock.calls.join()).toContain('From this process'), patience);

      await redis.kill();
      const [{ last } = { last: 0 }] = await test.database('live_events').max({ last: 'id' });
      const elsewhere = { userId: user.id, name: 'message.read', payload: payload('from the log') };
      await test.database('live_events').insert({ id: Number(last) + 1, ...elsewhere, createdAt: new Date() });
      await vi.waitFor(() => expect(seen).toContain('from the log'), patience);
      expect(seen.match(/From this process/g)?.length).toBe(1);
      gone.abort();
      await reading;
    });
  });
});
