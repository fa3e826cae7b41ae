import { createHmac, randomBytes } from 'node:crypto';
import type { Plugin, Request, ServerRoute } from '@hapi/hapi';
import { clientIp } from '../../../platform/limits/client-ip';
import { route } from '../../../platform/routes/route';
import { countedEventSchema } from './counts.schema';
import { countEvent, countVisit, createPublishedPosts } from './counts.service';

/** Anonymous counts that pages send, stored without a name, session or IP. */
export const countsModule: Plugin<void> = {
  name: 'counts',
  register(server) {
    server.route(countRoute());
  },
};

const robots = /bot\b|crawl|spider|slurp|facebookexternalhit|lighthouse/i;

/** Tells whether the client opts out of counting (Global Privacy Control, Do Not Track) or is a robot. */
function isUncounted({ headers }: Request): boolean {
  const userAgent = headers['user-agent'] as string | undefined;
  return headers['sec-gpc'] === '1' || headers['dnt'] === '1' || robots.test(userAgent ?? '');
}

const visitorKey = randomBytes(32);

/** Tells a visitor from others in the memory of this process, and says nothing about them. */
const visitorOf = (request: Request): string =>
  createHmac('sha256', visitorKey)
    .update(`${clientIp(request)} ${String(request.headers['user-agent'])}`)
    .digest('base64url');

function countRoute(): ServerRoute {
  const isPublished = createPublishedPosts();
  return route({
    method: 'POST',
    path: '/api/counts',
    access: 'public',
    summary:
      'Count a search, a profile view, or a read post without identifying the visitor; not counted with DNT or Sec-GPC',
    limit: 'countsIp',
    publicData: 'unchanged',
    maxBytes: 4_096,
    validate: { payload: countedEventSchema },
    response: 'none',
    act: async ({ payload, platform, request, viewer }) => {
      if (isUncounted(request)) return;
      countVisit(payload, platform.visits, { visitor: visitorOf(request), viewerId: viewer?.id ?? null });
      await countEvent(payload, platform.counts, isPublished);
    },
  });
}
