import { PassThrough } from 'node:stream';
import type { Request } from '@hapi/hapi';

const eventStreamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  // Prevents hapi from compressing: a compressor holds events back until it has enough of them.
  'Content-Encoding': 'identity',
};

/** Sets the headers of a response whose body is server-sent events, so that nothing on the way buffers them. */
export function setEventStreamHeaders(setHeader: (name: string, value: string) => void): void {
  for (const [name, value] of Object.entries(eventStreamHeaders)) setHeader(name, value);
}

/** Calls `leave` when the reader of a response has closed its end, also when it already did. */
export function onceReaderGone({ raw: { res } }: Pick<Request, 'raw'>, leave: () => void): void {
  if (res.destroyed || res.closed) leave();
  else res.once('close', leave);
}

/** Sends one event; nothing once the reader has gone. */
export type SendEvent = (event: string, data: unknown) => void;

/**
 * The body of a `raw` route that responds with server-sent events.
 * @param context of the route
 * @param work sends the events and handles its own failures; the stream ends with it. Its signal is aborted once the
 * client disconnects
 */
export function eventStream(
  { request, setHeader }: { readonly request: Request; readonly setHeader: (name: string, value: string) => void },
  work: (send: SendEvent, signal: AbortSignal) => Promise<void>,
): PassThrough {
  setEventStreamHeaders(setHeader);
  const gone = new AbortController();
  onceReaderGone(request, () => gone.abort());
  const body = new PassThrough();
  const send: SendEvent = (event, data) => {
    if (!body.destroyed) body.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  void work(send, gone.signal).finally(() => body.end());
  return body;
}
