import { PassThrough } from 'node:stream';
import type { Plugin } from '@hapi/hapi';
import { route } from '../routes/route';

/** On the response to a write that changed what public pages show. */
const publicDataHeader = 'x-public-data';
/** Milliseconds between two signs of life, so that a lost connection is noticed. */
const heartbeat = 10_000;

/**
 * Announces every write that succeeded, unless its route says that no public page shows it, and streams the
 * announcements to those who cache rendered pages.
 */
export const changesPlugin: Plugin<void> = {
  name: 'changes',
  register(server) {
    const streams = new Set<PassThrough>();
    const say = (line: string) => streams.forEach((stream) => stream.write(`${line}\n`));
    const unsubscribe = server.app.platform.changes.subscribe(() => say('change'));
    const timer = setInterval(() => say('alive'), heartbeat).unref();
    server.ext('onPreStop', () => {
      clearInterval(timer);
      unsubscribe();
      streams.forEach((stream) => stream.end());
    });

    server.ext('onPreResponse', (request, h) => {
      const { response, method } = request;
      const isWrite = !['get', 'head', 'options'].includes(method);
      const isPrivate = request.route.settings.plugins?.contract?.publicData === 'unchanged';
      if (!isWrite || isPrivate || 'isBoom' in response || response.statusCode >= 400) return h.continue;
      server.app.platform.changes.announce();
      // A proxy that passes this response on knows of the change before its recipient.
      response.header(publicDataHeader, 'changed');
      return h.continue;
    });

    server.route(
      route({
        method: 'GET',
        path: '/api/platform/changes',
        access: 'anonymous',
        summary: 'Stream a line for each change that public pages may show, for servers that cache rendered pages',
        response: 'raw',
        act: ({ request, setHeader }) => {
          setHeader('Content-Type', 'text/plain; charset=utf-8');
          setHeader('Cache-Control', 'no-store, no-transform');
          // Keeps hapi from compressing: a compressor holds lines back until it has enough of them.
          setHeader('Content-Encoding', 'identity');
          const stream = new PassThrough();
          streams.add(stream);
          request.raw.req.once('close', () => streams.delete(stream));
          stream.write('alive\n');
          return stream;
        },
      }),
    );
  },
};
