import type { ReviewReport as PresentedReport } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import type { ReviewReport } from './review-report.model';
import type { Review } from './review.model';

type Person = PresentedReport['reporter'];

/** A report for administrators, with what the review says and has said. */
export function presentReport(report: ReviewReport): PresentedReport {
  const { id, reporterId, reason, details, status, note, createdAt, decidedAt, reporter, review } = report;
  return {
    id,
    reason,
    details,
    status,
    note,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reporter: presentPerson(reporterId, reporter),
    review: review ? presentReported(review) : null,
  };
}

function presentReported(review: Review): NonNullable<PresentedReport['review']> {
  const { id, rating, comment, hiddenAt, clientId, client, accountantId, professional, versions = [] } = review;
  return {
    id,
    rating,
    comment,
    hidden: hiddenAt !== null,
    client: presentPerson(clientId, client),
    professional: presentPerson(accountantId, professional),
    history: versions.map((version) => ({
      rating: version.rating,
      comment: version.comment,
      writtenAt: version.writtenAt.toISOString(),
    })),
  };
}

function presentPerson(id: number, person: User | null | undefined): Person {
  return { id, firstName: person?.firstName ?? '', lastName: person?.lastName ?? '' };
}
