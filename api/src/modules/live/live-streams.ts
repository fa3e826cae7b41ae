import { PassThrough } from 'node:stream';
import { Session } from '../../platform/auth/session.model';
import { User } from '../../platform/auth/user.model';
import type { LiveEventBus } from '../../platform/events/live-event-bus';

const heartbeatMilliseconds = 20_000;
const reconnectMilliseconds = 3_000;
const mostPerPerson = 20;

/** The open streams of one server. */
export interface LiveStreams {
  /** Opens a stream of a person's events that ends with the session. */
  open(userId: number, sessionHash: string, events: LiveEventBus): PassThrough;
  /** Ends them all. */
  closeAll(): void;
}

async function holds(sessionHash: string, userId: number): Promise<boolean> {
  const session = await Session.query().findById(sessionHash);
  if (!session || session.expiresAt <= new Date()) return false;
  return (await User.query().findById(userId))?.suspendedAt === null;
}

/** Keeps track of open streams: at most twenty a person (the oldest gives way), none after `closeAll`. */
export function createLiveStreams(): LiveStreams {
  const closers = new Map<number, (() => void)[]>();

  return {
    open(userId, sessionHash, events) {
      const stream = new PassThrough();
      // Whether the session still holds is asked before each thing said: after a log-out nothing more is told.
      // One after the other, so that events keep their order.
      let queue = Promise.resolve();
      const say = (text: string): void => {
        queue = queue
          .then(async () => {
            if (!(await holds(sessionHash, userId))) close();
            else if (!stream.writableEnded) stream.write(text);
          })
          // The database is away: the browser connects again by itself once the stream has ended.
          .catch(() => close());
      };
      const unsubscribe = events.subscribe(userId, ({ name, payload }) => say(`event: ${name}\ndata: ${JSON.stringify(payload)}\n\n`));
      const heartbeat = setInterval(() => say(': still here\n\n'), heartbeatMilliseconds);
      const close = (): void => {
        clearInterval(heartbeat);
        unsubscribe();
        const rest = (closers.get(userId) ?? []).filter((other) => other !== close);
        if (rest.length > 0) closers.set(userId, rest);
        else closers.delete(userId);
        stream.end();
      };
      stream.on('close', close);
      stream.on('error', close);
      stream.write(`retry: ${reconnectMilliseconds}\n\n`);
      const own = [...(closers.get(userId) ?? []), close];
      closers.set(userId, own);
      if (own.length > mostPerPerson) own[0]?.();
      return stream;
    },
    closeAll() {
      for (const close of [...closers.values()].flat()) close();
    },
  };
}
