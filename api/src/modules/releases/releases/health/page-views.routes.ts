import { carriesOverride } from '../../../../hosting/override-cookie';
import { route } from '../../../../platform/routes/route';
import { pageViewsSchema } from './health.schema';
import { recordViews } from './health.service';

/** Route for what a tab counted of the pages that it showed. */
export const pageViewsRoute = route({
  method: 'POST',
  path: '/api/platform/page-views',
  access: 'anonymous',
  summary: 'Report how many pages of each area a tab showed and how fast one was; nothing identifies the visitor',
  limit: 'pageViewsIp',
  publicData: 'unchanged',
  maxBytes: 2_048,
  validate: { payload: pageViewsSchema },
  response: 'none',
  act: async ({ payload, request, platform: { counts } }) => {
    if (!carriesOverride(request.raw.req.headers.cookie)) await recordViews(payload, counts);
  },
});
