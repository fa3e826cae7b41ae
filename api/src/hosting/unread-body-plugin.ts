import type { IncomingMessage } from 'node:http';
import type { Plugin, Request } from '@hapi/hapi';

/** Bytes of a body that are read at most, for whatever reason, before its connection is given up. */
const mostBytes = 64 * 1024 * 1024;
/** Milliseconds that reading a body to its end may take once its request is refused. */
const longest = 15_000;

/**
 * Reads a body to its end before a request is answered that was refused: a sender who is still sending when the
 * connection is closed gets a reset instead of the response. What is larger or slower than the bounds is closed on.
 */
export const unreadBodyPlugin: Plugin<void> = {
  name: 'unread-body',
  register(server) {
    server.ext('onPreAuth', (request, h) => {
      if (hasBody(request)) {
        bound(request.raw.req);
        if (isOfUnknownSize(request)) detachReader(request);
      }
      return h.continue;
    });
    server.ext('onPreResponse', async (request, h) => {
      if (isComing(request)) await drain(request.raw.req);
      return h.continue;
    });
  },
};

function hasBody({ raw: { req } }: Pick<Request, 'raw'>): boolean {
  return 'content-length' in req.headers || 'transfer-encoding' in req.headers;
}

function isOfUnknownSize({ raw: { req } }: Pick<Request, 'raw'>): boolean {
  return 'transfer-encoding' in req.headers || 'content-encoding' in req.headers;
}

/** hapi reads on after a refusal without an end. */
function bound(body: IncomingMessage): void {
  let bytes = 0;
  // Counting must not start the reading.
  body.pause();
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) body.destroy();
  });
}

/**
 * hapi's reader destroys what it reads from when that turns out too large, and the connection with it. With a listener
 * it reads from a stream in between, and drains the request itself.
 */
function detachReader(request: Request): void {
  if (request.route.settings.payload?.output === 'data') request.events.once('finish', () => undefined);
}

function isComing(request: Pick<Request, 'raw'> & { readonly payload?: unknown }): boolean {
  const { req } = request.raw;
  // A client that sent `Expect: 100-continue` gets no 100 before hapi reads payloads, and sends no body then.
  const isWithheld = req.headers.expect !== undefined && request.payload === undefined;
  return hasBody(request) && !isWithheld && !req.complete && !req.destroyed;
}

/** Resolves at the end of the body, when its connection is lost, or after `longest`. Never rejects. */
function drain(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      for (const event of ['end', 'close', 'error']) body.off(event, finish);
      resolve();
    };
    const timer = setTimeout(finish, longest);
    for (const event of ['end', 'close', 'error']) body.once(event, finish);
    body.resume();
  });
}
