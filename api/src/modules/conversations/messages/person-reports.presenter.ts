import type { PersonReport as PresentedReport } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import type { PersonReport } from './person-report.model';

/** A report for administrators, with how many reports of the same person were upheld before. */
export function presentPersonReport({
  report,
  upheldBefore,
}: {
  readonly report: PersonReport;
  readonly upheldBefore: number;
}): PresentedReport {
  const { id, reason, details, excerpt, status, note, createdAt, decidedAt, reporter, reported } = report;
  return {
    id,
    reason,
    details,
    excerpt,
    status,
    note,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reporter: presentPerson(report.reporterId, reporter),
    reported: presentPerson(report.reportedId, reported),
    upheldBefore,
  };
}

const presentPerson = (id: number, person: User | null | undefined): PresentedReport['reporter'] => ({
  id,
  firstName: person?.firstName ?? 'Deleted',
  lastName: person?.lastName ?? 'user',
  userType: person?.userType ?? 'client',
  suspended: Boolean(person?.suspendedAt),
});
