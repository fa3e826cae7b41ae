import type { Request } from '@hapi/hapi';
import { inRetriedTransaction } from '../database/retried-transaction';
import { actorOf, recordAudit, type AuditAct } from './record-audit';

interface Sending {
  setHeader(name: string, value: string): void;
}

/** Makes a response a CSV file that no cache keeps. */
export function asCsvFile({ setHeader }: Sending, name: string): void {
  setHeader('Content-Type', 'text/csv; charset=utf-8');
  setHeader('Content-Disposition', `attachment; filename="${name}.csv"`);
  setHeader('Cache-Control', 'private, no-store');
}

/** The same for what an administrator exports, which is recorded. */
export async function asExport(
  context: Sending & { readonly request: Request },
  name: string,
  act: Pick<AuditAct, 'action' | 'subject' | 'after'>,
): Promise<void> {
  await inRetriedTransaction((transaction) => recordAudit({ by: actorOf(context.request), ...act }, transaction));
  asCsvFile(context, name);
}
