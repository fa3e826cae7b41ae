import { asExport } from '../../../platform/audit/csv-file';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { streamed } from '../../../platform/routes/streamed';
import { csvEntry, csvHeading, presentPage } from './audit.presenter';
import { auditFilterSchema, auditPageSchema, auditQuerySchema, type AuditFilter } from './audit.schema';
import { everyEntry, findEntries } from './audit.service';

/** Read-only audit log of administrators' actions and of logins. */
export const auditModule = routesModule('audit', () => [list, csv]);

const list = route({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'Search the audit log by person, words, action, subject, and date range, newest first',
  validate: { query: auditQuerySchema },
  response: auditPageSchema,
  act: ({ query }) => findEntries(query),
  present: presentPage,
});

const csv = route({
  method: 'GET',
  path: '/api/admin/audit/export',
  access: 'admin',
  summary: 'Export the audit log by person, words, action, subject, and date range as CSV',
  validate: { query: auditFilterSchema },
  response: 'raw',
  act: async ({ query, ...context }) => {
    await asExport(context, 'audit-log', {
      action: 'audit.exported',
      subject: { type: 'audit log', id: null },
      after: query,
    });
    return streamed(lines(query));
  },
});

async function* lines(filter: AuditFilter): AsyncGenerator<string> {
  yield csvHeading;
  for await (const { entries, people } of everyEntry(filter))
    yield entries.map((entry) => csvEntry(entry, people)).join('');
}
