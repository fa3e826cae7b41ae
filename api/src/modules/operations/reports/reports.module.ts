import type { Plugin } from '@hapi/hapi';
import { asExport } from '../../../platform/audit/csv-file';
import { route } from '../../../platform/routes/route';
import { writeReport } from './report-csv';
import { adminReportsSchema, reportCsvQuerySchema, reportsQuerySchema } from './reports.schema';
import { readReports } from './reports.service';
import { rollUp } from './roll-up';

/** Aggregated figures of what happened, without personal data. */
export const reportsModule: Plugin<void> = {
  name: 'reports',
  register(server) {
    server.app.platform.jobs.add({
      name: 'aggregate daily reports',
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
  validate: { query: reportCsvQuerySchema },
  response: 'raw',
  act: async ({ query, ...context }) => {
    await asExport(context, `${query.report}-${query.from}-to-${query.to}`, {
      action: 'report.exported',
      subject: { type: 'report', id: query.report },
      after: query,
    });
    return writeReport(query);
  },
});
