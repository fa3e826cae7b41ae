import type { IncomingMessage } from 'node:http';
import type { Plugin, Request } from '@hapi/hapi';

/** Bytes of a refused body that are read at most before its connection is given up. */
const mostBytes = 64 * 1024 * 1024;
/** Milliseconds that this may take. */
const longest = 15_000;

/**
 * Reads a body to its end before a request is answered that was refused earlier: a sender who is still sending when the connection
 * is closed gets a reset instead of the answer. What is larger or slower than the bounds is closed on.
 */
export const unreadBodyPlugin: Plugin<void> = {
  name: 'unread-body',
  register(server) {
    server.ext('onPreResponse', async (request, h) => {
      if (isComing(request)) await drain(request.raw.req);
      return h.continue;
    });
  },
};

function isComing({ raw: { req }, payload }: Pick<Request, 'raw'> & { readonly payload?: unknown }): boolean {
  const hasBody = 'content-length' in req.headers || 'transfer-encoding' in req.headers;
  // Whoever waits for leave to send it has not got that before hapi reads payloads, and sends nothing then.
  const isWithheld = req.headers.expect !== undefined && payload === undefined;
  return hasBody && !isWithheld && !req.complete && !req.destroyed;
}

/** Resolves at the end of the body, when its connection is lost, or at a bound. Never rejects. */
function drain(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) finish();
    };
    const finish = () => {
      clearTimeout(timer);
      body.off('data', count);
      for (const event of ['end', 'close', 'error']) body.off(event, finish);
      resolve();
    };
    const timer = setTimeout(finish, longest);
    for (const event of ['end', 'close', 'error']) body.once(event, finish);
    body.on('data', count);
    body.resume();
  });
}
