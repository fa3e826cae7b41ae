import type { Plugin, Request, ServerRoute } from '@hapi/hapi';
import { database } from '../../../platform/database/transaction';
import { notSignedIn } from '../../../platform/errors/app-error';
import { forgetOldEvents } from '../../../platform/events/live-log-history';
import { createLiveRelay } from '../../../platform/events/live-relay';
import { onceReaderGone, setEventStreamHeaders } from '../../../platform/routes/event-stream';
import { route } from '../../../platform/routes/route';
import { PresenceTracker } from '../presence/presence-tracker';
import { LiveHub, type Since } from './live-hub';
import { LivePoll } from './live-poll';
import { createLiveStream } from './live-stream';
import { liveBatchSchema, livePollQuerySchema, liveQuerySchema, type LiveQuery } from './live.schema';

const tenMinutes = 10 * 60 * 1000;
/** Milliseconds of overlap: a transaction that began before a page was read may commit shortly after it. */
const pageMargin = 2_000;

/** Live events, pushed as they happen: server-sent events, or the same by polling. */
export const liveModule: Plugin<void> = {
  name: 'live',
  register(server) {
    const { redis, settings } = server.app.platform;
    const presence = new PresenceTracker({
      onError: (err) => server.logger.warn({ err }, 'who is online could not be stored'),
    });
    const hub = new LiveHub({
      presence,
      relay: redis && createLiveRelay(redis),
      isShared: settings.database.engine === 'mysql',
      warn: (err, text) => server.logger.warn({ err }, text),
    });
    // Before the server waits for its connections to end, which these never would by themselves.
    server.ext('onPreStop', () => hub.close());
    server.ext('onPreStop', () => presence.stop());
    server.app.platform.jobs.add({
      name: 'purge old live events',
      everyMilliseconds: tenMinutes,
      run: () => forgetOldEvents(database()),
    });
    server.app.readings.push({
      name: 'live_streams',
      help: 'Tabs that get live events from this process',
      read: () => hub.open,
    });
    server.route(liveRoutes(hub));
  },
};

function liveRoutes(hub: LiveHub): ServerRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/live',
      access: 'signed-in',
      summary:
        'Stream the signed-in person’s events as text/event-stream; names and payloads are LiveEvents of the contract. Events missed since `after` come first, then `alive` every 15 seconds; `resync` when they are no longer known; `ended` with the reason',
      validate: { query: liveQuerySchema },
      response: 'raw',
      act: async ({ viewer, query, request, setHeader }) => {
        setEventStreamHeaders(setHeader);
        const { body, outlet } = createLiveStream(() => request.raw.res.destroy());
        const leave = await hub.connect(viewer.id, sessionOf(request), sinceOf(query), outlet);
        onceReaderGone(request, leave);
        return body;
      },
    }),
    route({
      method: 'GET',
      path: '/api/live/events',
      access: 'signed-in',
      summary: 'Poll for the same events without a stream: those missed, or the first one within `wait` seconds',
      validate: { query: livePollQuerySchema },
      response: liveBatchSchema,
      act: async ({ viewer, query, request, setHeader }) => {
        setHeader('Cache-Control', 'no-store');
        const poll = new LivePoll(query.after ?? 0);
        const leave = await hub.connect(viewer.id, sessionOf(request), sinceOf(query), poll.outlet);
        onceReaderGone(request, () => poll.finish());
        const timer = setTimeout(() => poll.finish(), query.wait * 1000);
        try {
          return await poll.response;
        } finally {
          clearTimeout(timer);
          leave();
        }
      },
    }),
  ];
}

function sessionOf(request: Request): string {
  const { sessionHash } = request.auth.credentials;
  if (!sessionHash) throw notSignedIn();
  return sessionHash;
}

function sinceOf({ after, age }: LiveQuery): Since {
  return after === undefined ? { pageAge: age + pageMargin } : { after };
}
