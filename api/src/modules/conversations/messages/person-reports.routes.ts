import { actorOf } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { route } from '../../../platform/routes/route';
import { mayReportPerson } from '../threads/messages.policy';
import { findPerson } from '../threads/find-person';
import { presentPersonReport } from './person-reports.presenter';
import {
  personReportDecisionSchema,
  personReportDraftSchema,
  personReportParamsSchema,
  personReportSchema,
  reportedParamsSchema,
} from './person-reports.schema';
import { decidePersonReport, readPersonReport, reportPerson } from './person-reports.service';

const report = route({
  method: 'POST',
  path: '/api/users/{id}/reports',
  access: 'signed-in',
  summary: 'Report a person one has a conversation with, or one of their messages, to the moderators',
  publicData: 'unchanged',
  limit: 'personReports',
  errors: {
    400: ['cannot_report_yourself'],
    404: ['user_not_found', 'conversation_not_found', 'message_not_found'],
    409: ['already_reported'],
  },
  validate: { params: reportedParamsSchema, payload: personReportDraftSchema },
  response: 'none',
  load: ({ params }) => findPerson(params.id),
  authorize: ({ viewer }, person) => mayReportPerson(viewer, person.id),
  transaction: true,
  act: ({ viewer, payload, transaction }, person) => reportPerson(viewer, person.id, payload, transaction),
});

const read = route({
  method: 'GET',
  path: '/api/admin/person-reports/{id}',
  access: 'admin',
  summary: 'Get a report about a person: both people and the reported excerpt, nothing else of their conversation',
  errors: { 404: ['report_not_found'] },
  validate: { params: personReportParamsSchema },
  response: personReportSchema,
  act: ({ params }) => readPersonReport(params.id),
  present: presentPersonReport,
});

const decide = route({
  method: 'POST',
  path: '/api/admin/person-reports/{id}/decision',
  access: 'admin',
  summary: 'Warn the reported person or dismiss the report, with a reason',
  publicData: 'unchanged',
  errors: { 404: ['report_not_found'], 409: ['already_decided'] },
  validate: { params: personReportParamsSchema, payload: personReportDecisionSchema },
  response: personReportSchema,
  load: ({ params }) => readPersonReport(params.id),
  act: async ({ request, payload }, { report }) => {
    await inRetriedTransaction((transaction) => decidePersonReport(report, actorOf(request), payload, transaction));
    return readPersonReport(report.id);
  },
  present: presentPersonReport,
});

/** Reports of people and messages: made from a conversation, decided by administrators. */
export const personReportRoutes = [report, read, decide];
