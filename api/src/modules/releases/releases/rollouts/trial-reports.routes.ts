import type { ServerRoute } from '@hapi/hapi';
import { cohortCookie } from '../../../../hosting/cohort-bucket';
import { carriesOverride } from '../../../../hosting/override-cookie';
import { callerOfRequest } from '../../../../platform/limits/client-ip';
import { route } from '../../../../platform/routes/route';
import { trialReportsSchema } from './rollout.schema';
import { createTrialReports } from './trial-reports.service';

const cohortPattern = new RegExp(`(?:^|;\\s*)${cohortCookie}=([^;\\s]{1,80})`);

/** Route for tabs' reports on the two releases of a rollout; others are dropped. */
export function trialReportRoute(): ServerRoute {
  const reports = createTrialReports();
  return route({
    method: 'POST',
    path: '/api/platform/trial-reports',
    access: 'anonymous',
    summary:
      'Report how a release on trial, or the stable one beside it, performed in a tab; nothing identifies the visitor',
    limit: 'trialReportsIp',
    publicData: 'unchanged',
    maxBytes: 4_096,
    validate: { payload: trialReportsSchema },
    response: 'none',
    act: async ({ payload, request }) => {
      const header = request.raw.req.headers.cookie ?? '';
      const cohort = cohortPattern.exec(header)?.[1];
      // What a browser with an override does says nothing about a release.
      if (cohort === undefined || carriesOverride(header)) return;
      const { ip } = callerOfRequest(request);
      for (const report of payload.reports) await reports.record(report, { cohort, ip });
    },
  });
}
