import { createHash, randomUUID } from 'node:crypto';
import { createClient, type RedisClientType } from '@redis/client';
import { pauseAfter } from '../../contract/backoff';

/** In milliseconds. */
const times = { connect: 2_000, command: 1_000, beat: 1_000, silence: 2_500 };
const backoff = { first: 100, longest: 2_000 };

/**
 * Link between the API processes of one installation that is faster than their database. Nothing is stored in it
 * permanently.
 */
export interface RedisLink {
  /** For commands with keys of this installation's own. They fail immediately while Redis is away. */
  readonly commands: RedisClientType;
  /** Stands before every key and channel: installations that share one Redis do not hear each other. */
  readonly prefix: string;
  /** True while what is published arrives: an own message came back within the last seconds. */
  isAlive(): boolean;
  /** Sends a text to the other processes; nothing is sent while Redis is away, and nothing is queued. */
  publish(channel: string, text: string): void;
  /** Calls `listener` with what other processes published, at most once each. */
  subscribe(channel: string, listener: (text: string) => void): void;
  /** Calls `listener` each time that the link is there again: what was published meanwhile was missed. */
  onBack(listener: () => void): void;
  close(): void;
}

interface Options {
  /** `redis://` or `rediss://` */
  readonly url: string;
  /** Secret that only the processes of one installation know. */
  readonly secret: string;
  readonly logger: {
    warn(details: object, text: string): void;
    info(text: string): void;
  };
}

/**
 * Connects to Redis and goes on trying for as long as the process runs; the process starts and works without it. That
 * it is away or back is logged once each time. Whether it works is measured from end to end, each second: a Redis that
 * hangs, or a subscription that was lost, counts as away.
 */
export function createRedisLink({ url, secret, logger }: Options): RedisLink {
  const own = randomUUID();
  const prefix = `counterpart:${createHash('sha256').update(`redis ${secret}`).digest('base64url').slice(0, 16)}:`;
  const commands: RedisClientType = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: times.command },
    socket: {
      connectTimeout: times.connect,
      reconnectStrategy: (retries) => pauseAfter(retries, backoff) * (0.5 + Math.random() / 2),
    },
  });
  // A subscription that is asked for before there is a connection waits for it.
  const subscriber = commands.duplicate({ disableOfflineQueue: false });
  const backListeners: (() => void)[] = [];
  let alive: boolean | null = null;
  let heardAt = 0;
  let lastError: unknown = null;

  const lost = (): void => {
    if (alive === false) return;
    alive = false;
    const err = lastError ?? new Error(`Redis gave no sign for ${times.silence} ms.`);
    logger.warn({ err }, 'Redis is away: limits and events go through the database or this process alone');
  };
  const heard = (): void => {
    heardAt = Date.now();
    lastError = null;
    if (alive) return;
    const wasAway = alive === false;
    alive = true;
    if (wasAway) logger.info('Redis is back');
    for (const listener of backListeners) listener();
  };
  const onError = (error: unknown): void => {
    lastError = error;
    lost();
  };
  commands.on('error', onError);
  subscriber.on('error', onError);
  const onlyTried = (work: Promise<unknown>): void => void work.catch(() => undefined);

  const send = (channel: string, text: string): void =>
    onlyTried(commands.isReady ? commands.publish(prefix + channel, text) : Promise.resolve());
  const listen = (channel: string, listener: (text: string, sender: string) => void): void =>
    onlyTried(
      subscriber.subscribe(prefix + channel, (text) => {
        const end = text.indexOf(' ');
        listener(text.slice(end + 1), text.slice(0, end));
      }),
    );

  // They try again by themselves.
  onlyTried(commands.connect());
  onlyTried(subscriber.connect());
  listen('beat', (_, sender) => sender === own && heard());
  const beat = setInterval(() => {
    send('beat', `${own} `);
    if (Date.now() - heardAt > times.silence) lost();
  }, times.beat).unref();
  subscriber.on('ready', () => send('beat', `${own} `));

  return {
    commands,
    prefix,
    isAlive: () => alive === true && Date.now() - heardAt <= times.silence,
    publish: (channel, text) => send(channel, `${own} ${text}`),
    subscribe: (channel, listener) => listen(channel, (text, sender) => sender !== own && listener(text)),
    onBack: (listener) => void backListeners.push(listener),
    close: () => {
      clearInterval(beat);
      for (const client of [commands, subscriber]) if (client.isOpen) client.destroy();
    },
  };
}
