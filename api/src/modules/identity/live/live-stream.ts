import { PassThrough } from 'node:stream';
import type { LoggedEvent } from '../../../platform/events/live-log';
import type { LiveOutlet } from './live-connection';

/**
 * Bytes that may wait for a slow reader. More than the largest event; a client that is further behind is disconnected,
 * reconnects and catches up.
 */
const mostWaiting = 256 * 1024;

/** Server-sent event stream, with its outlet for the hub. */
export interface LiveStream {
  readonly body: PassThrough;
  readonly outlet: LiveOutlet;
}

/**
 * A stream of server-sent events. Each carries `id: {settled}.{event}`: up to the first number everything has arrived,
 * the second names the event itself, so that one which comes twice is noticed.
 * @param drop cuts the connection of a reader that is too slow
 */
export function createLiveStream(drop: () => void): LiveStream {
  const body = new PassThrough();
  const write = (name: string, id: string, data: string): void => {
    if (body.writableEnded || body.destroyed) return;
    body.write(`event: ${name}\nid: ${id}\ndata: ${data}\n\n`);
    if (body.writableLength + body.readableLength <= mostWaiting) return;
    body.destroy();
    drop();
  };
  const event = ({ id, name, payload }: LoggedEvent, settled: number): void => write(name, `${settled}.${id}`, payload);
  return {
    body,
    outlet: {
      event,
      alive: (settled) => write('alive', `${settled}`, '{}'),
      resync: (settled) => write('resync', `${settled}`, '{}'),
      end: (reason) => {
        if (body.writableEnded || body.destroyed) return;
        // Without an id: where the browser is does not change.
        body.end(`event: ended\ndata: ${JSON.stringify({ reason })}\n\n`);
      },
    },
  };
}
