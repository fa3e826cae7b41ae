import type { Plugin } from '@hapi/hapi';
import { notSignedIn } from '../../platform/errors/app-error';
import { route } from '../../platform/routes/route';
import { createLiveStreams } from './live-streams';

/** What happens, pushed as it happens (server-sent events). */
export const liveModule: Plugin<void> = {
  name: 'live',
  register(server) {
    const streams = createLiveStreams();
    // Before the server waits for its connections to end, which these never would by themselves.
    server.ext('onPreStop', () => streams.closeAll());
    server.route(
      route({
        method: 'GET',
        path: '/api/live',
        access: 'signed-in',
        summary: 'Events of the signed-in person as text/event-stream; names and payloads are LiveEvents of the contract',
        tags: ['live'],
        response: 'raw',
        act: ({ viewer, request, platform, setHeader }) => {
          const { sessionHash } = request.auth.credentials;
          if (!sessionHash) throw notSignedIn();
          setHeader('Content-Type', 'text/event-stream');
          setHeader('Cache-Control', 'no-store, no-transform');
          setHeader('X-Accel-Buffering', 'no');
          // Keeps hapi from compressing: a compressor holds events back until it has enough of them.
          setHeader('Content-Encoding', 'identity');
          return streams.open(viewer.id, sessionHash, platform.events);
        },
      }),
    );
  },
};
