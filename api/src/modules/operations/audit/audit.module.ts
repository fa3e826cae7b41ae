import type { Plugin } from '@hapi/hapi';
import { actorOf, recordAudit } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { route } from '../../../platform/routes/route';
import { streamed } from '../../../platform/routes/streamed';
import { csvEntry, csvHeading, presentPage } from './audit.presenter';
import { auditFilterSchema, auditPageSchema, auditQuerySchema, type AuditFilter } from './audit.schema';
import { everyEntry, findEntries } from './audit.service';

const tags = ['admin'] as const;

/** Read-only audit log of administrators' actions and of logins. */
export const auditModule: Plugin<void> = {
  name: 'audit',
  register(server) {
    server.route([list, csv]);
  },
};

const list = route({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'Search the audit log by person, words, action, subject, and date range, newest first',
  tags,
  errors: { 403: ['admin_only'] },
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
  tags,
  errors: { 403: ['admin_only'] },
  validate: { query: auditFilterSchema },
  response: 'raw',
  act: async ({ query, request, setHeader }) => {
    const subject = { type: 'audit log', id: null };
    await inRetriedTransaction((transaction) =>
      recordAudit({ by: actorOf(request), action: 'audit.exported', subject, after: query }, transaction),
    );
    setHeader('Content-Type', 'text/csv; charset=utf-8');
    setHeader('Content-Disposition', 'attachment; filename="audit-log.csv"');
    setHeader('Cache-Control', 'private, no-store');
    return streamed(lines(query));
  },
});

async function* lines(filter: AuditFilter): AsyncGenerator<string> {
  yield csvHeading;
  for await (const { entries, people } of everyEntry(filter))
    yield entries.map((entry) => csvEntry(entry, people)).join('');
}
