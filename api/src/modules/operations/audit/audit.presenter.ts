import { fullName } from '../../../contract/full-name';
import { auditActions } from '../../../contract/audit-actions';
import type { AuditPage, AuditRecord } from '../../../contract/named-types';
import { csvLine } from '../../../platform/csv/csv-line';
import type { AuditEntry } from '../../../platform/audit/audit-entry.model';
import { readDetails, readIp } from '../../../platform/audit/audit-texts';
import type { FoundEntries } from './audit.service';

/** An entry as administrators read it. */
function presentEntry(entry: AuditEntry, people: FoundEntries['people']): AuditRecord {
  const { label, reason, changes } = readDetails(entry.details);
  const person = (id: number | null) => {
    if (id === null) return null;
    const user = people.get(id);
    return { id, name: user ? fullName(user) : '' };
  };
  return {
    id: entry.id,
    createdAt: entry.createdAt.toISOString(),
    action: entry.action,
    actor: person(entry.actorId),
    user: person(entry.userId),
    subject: { type: entry.subjectType, id: entry.subjectId, label: label ?? null },
    ip: readIp(entry.origin),
    reason: reason ?? null,
    changes: changes.map(({ field, before, after }) => ({ field, before: before ?? null, after: after ?? null })),
  };
}

/** A page of the log. */
export const presentPage = ({ entries, people, nextCursor }: FoundEntries): AuditPage => ({
  entries: entries.map((entry) => presentEntry(entry, people)),
  nextCursor,
});

/** The first line of an export. */
export const csvHeading = csvLine([
  'Number',
  'When',
  'Action',
  'By',
  'By (id)',
  'About',
  'About (id)',
  'Subject',
  'IP',
  'Reason',
  'Changes',
]);

/** An entry as a line of a CSV file. */
export function csvEntry(entry: AuditEntry, people: FoundEntries['people']): string {
  const { id, createdAt, action, actor, user, subject, ip, reason, changes } = presentEntry(entry, people);
  const label = action in auditActions ? auditActions[action as keyof typeof auditActions] : action;
  return csvLine([
    id,
    createdAt,
    label,
    actor?.name ?? '',
    actor?.id ?? null,
    user?.name ?? '',
    user?.id ?? null,
    [subject.type, subject.id, subject.label].filter(Boolean).join(' '),
    ip,
    reason,
    changes.map(({ field, before, after }) => `${field}: ${String(before)} → ${String(after)}`).join('; '),
  ]);
}
