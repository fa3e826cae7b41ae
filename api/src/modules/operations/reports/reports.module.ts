import type { Plugin } from '@hapi/hapi';
import { actorOf, recordAudit } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { route } from '../../../platform/routes/route';
import { writeReport } from './report-csv';
import { adminReportsSchema, reportCsvQuerySchema, reportsQuerySchema } from './reports.schema';
import { readReports } from './reports.service';
import { rollUp } from './roll-up';

const tags = ['admin'] as const;

/** Aggregated figures of what happened, without personal data. */
export const reportsModule: Plugin<void> = {
  name: 'reports',
  register(server) {
    server.app.platform.jobs.add({
      name: 'roll days up for reports',
      everyMilliseconds: 30_000,
      run: async () => {
        await rollUp();
      },
    });
    server.route([reports, csv]);
  },
};

const reports = route({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  summary:
    'Get report figures for a range of UTC days, compared with the preceding days, the same days a year earlier, or nothing',
  tags,
  errors: { 403: ['admin_only'] },
  validate: { query: reportsQuerySchema },
  response: adminReportsSchema,
  act: ({ query, setHeader }) => {
    setHeader('Cache-Control', 'private, no-store');
    return readReports(query);
  },
});

const csv = route({
  method: 'GET',
  path: '/api/admin/reports.csv',
  access: 'admin',
  summary: 'Export one report for a range of UTC days as CSV',
  tags,
  errors: { 403: ['admin_only'] },
  validate: { query: reportCsvQuerySchema },
  response: 'raw',
  act: async ({ query, request, setHeader }) => {
    const subject = { type: 'report', id: query.report };
    await inRetriedTransaction((transaction) =>
      recordAudit({ by: actorOf(request), action: 'report.exported', subject, after: query }, transaction),
    );
    setHeader('Content-Type', 'text/csv; charset=utf-8');
    setHeader('Content-Disposition', `attachment; filename="${query.report}-${query.from}-to-${query.to}.csv"`);
    setHeader('Cache-Control', 'private, no-store');
    return writeReport(query);
  },
});
