import { reviewLimits } from '@counterpart/api/contract';
import type { Body } from '@counterpart/shell/sdk';
import type { FieldErrors } from '@counterpart/design-system/form';

type ReportReason = NonNullable<Body<'post', '/api/reviews/{id}/reports'>>['reason'];

export interface ReportValues {
  /** `null` while nothing is chosen. */
  readonly reason: ReportReason | null;
  readonly details: string;
}

const reasons: Record<ReportReason, string> = {
  spam: 'Advertising or spam',
  offensive: 'Insulting or hateful',
  not_a_client: 'Not written by a client',
  private_information: 'Shows private information',
  other: 'Something else',
};

/** Reasons to report a review, as choices. */
export const reportReasons = Object.entries(reasons).map(([value, label]) => ({ value: value as ReportReason, label }));

const { noteMin, reportDetailsMax } = reviewLimits;

/** A report needs a reason, and words when none of the reasons fits. */
export function validateReport({ reason, details }: ReportValues): FieldErrors<ReportValues> {
  return {
    reason: reason === null ? 'Please select a reason' : undefined,
    details: detailsError(reason, details.trim().length),
  };
}

function detailsError(reason: ReportReason | null, length: number): string | undefined {
  if (reason === 'other' && length < noteMin) return 'Please describe what is wrong';
  return length > reportDetailsMax ? `The description must be at most ${reportDetailsMax} characters` : undefined;
}
