import type { Plugin } from '@hapi/hapi';
import { asCsvFile } from '../../../platform/audit/csv-file';
import { route } from '../../../platform/routes/route';
import { writeAnalyticsCsv } from './analytics-csv';
import { rangeOf } from './analytics-ranges';
import { mayExportAnalytics, mayReadAnalytics } from './analytics.policy';
import { analyticsCsvQuerySchema, analyticsQuerySchema, analyticsSchema } from './analytics.schema';
import { readAnalytics } from './analytics.service';
import { forgetOldVisits } from './retention';

/** Analytics on how professionals are found, viewed and contacted. */
export const analyticsModule: Plugin<void> = {
  name: 'analytics',
  register(server) {
    const { jobs, visits, clock } = server.app.platform;
    jobs.add({
      name: 'store profile visits',
      everyMilliseconds: 5_000,
      perProcess: true,
      run: () => visits.flush(),
    });
    jobs.add({
      name: 'purge old profile visits',
      everyMilliseconds: 3_600_000,
      run: () => forgetOldVisits(clock.now()),
    });
    server.ext('onPostStop', () =>
      visits.flush().catch((err: unknown) => server.logger.error({ err }, 'the last visits could not be stored')),
    );
    server.route([analytics, csv]);
  },
};

const analytics = route({
  method: 'GET',
  path: '/api/analytics',
  access: 'signed-in',
  summary:
    'Get the signed-in professional’s views, search appearances, contacts and response time; totals only without Premium',
  errors: { 403: ['accountants_only'] },
  validate: { query: analyticsQuerySchema },
  response: analyticsSchema,
  authorize: mayReadAnalytics,
  act: ({ viewer, query, platform, setHeader }) => {
    setHeader('Cache-Control', 'private, no-store');
    return readAnalytics(viewer.id, query, platform.clock.now());
  },
});

const csv = route({
  method: 'GET',
  path: '/api/analytics.csv',
  access: 'signed-in',
  summary: 'Export the signed-in professional’s analytics of some days as CSV: by day, or by search',
  errors: { 403: ['accountants_only', 'analytics_not_in_plan'] },
  validate: { query: analyticsCsvQuerySchema },
  response: 'raw',
  authorize: mayExportAnalytics,
  act: async ({ viewer, query, platform, ...context }) => {
    const range = rangeOf(query, platform.clock.now());
    asCsvFile(context, `analytics-${query.report}-${range.from}-to-${range.to}`);
    return writeAnalyticsCsv(viewer.id, range, query.report);
  },
});
