import { engagementLimits, type Proposal, type ProposalLine, type ProposalUnit } from '@counterpart/api/contract';
import type { FieldErrors } from '@counterpart/design-system/form';
import { today } from '@counterpart/shell/sdk';
import { dayAfter } from '../day-after';

/** A line as it is typed: the price in dollars, which may be missing. */
export interface LineValues {
  readonly title: string;
  readonly detail: string;
  readonly quantity: number | null;
  readonly dollars: number | null;
  readonly unit: ProposalUnit;
}

export interface ProposalValues {
  readonly lines: readonly LineValues[];
  readonly startsOn: string;
  readonly terms: string;
  readonly validUntil: string;
}

export const blankLine: LineValues = { title: '', detail: '', quantity: 1, dollars: null, unit: 'month' };

const validDays = 14;

/** Starts from the version before, if there is one. */
export function toProposalValues(before: Proposal | undefined): ProposalValues {
  const startsOn = before && before.startsOn >= today() ? before.startsOn : dayAfter(7);
  return {
    lines: before?.lines.map(({ priceCents, ...line }) => ({ ...line, dollars: priceCents / 100 })) ?? [blankLine],
    startsOn,
    terms: before?.terms ?? '',
    validUntil: dayAfter(validDays),
  };
}

/** The line as the API takes it; what is missing counts as nothing. */
export const toLine = ({ title, detail, quantity, dollars, unit }: LineValues): ProposalLine => ({
  title: title.trim(),
  detail: detail.trim(),
  quantity: quantity || 0,
  priceCents: Math.round((dollars || 0) * 100),
  unit,
});

export interface LineErrors {
  readonly title?: string | undefined;
  readonly quantity?: string | undefined;
  readonly dollars?: string | undefined;
}

export function checkLine({ title, quantity, dollars }: LineValues): LineErrors {
  const { quantityMax, priceMax } = engagementLimits;
  return {
    title: title.trim() ? undefined : 'Name the service',
    quantity: quantity !== null && quantity >= 1 && quantity <= quantityMax ? undefined : 'Use 1 or more',
    dollars: dollars !== null && dollars >= 0 && dollars * 100 <= priceMax ? undefined : 'Enter a price, such as 450',
  };
}

export function checkProposal({ lines, startsOn, validUntil }: ProposalValues): FieldErrors<ProposalValues> {
  const isWrong = lines.some((line) => Object.values(checkLine(line)).some(Boolean));
  return {
    lines: isWrong ? 'Complete every service' : undefined,
    startsOn: startsOn ? undefined : 'Choose the day on which the work starts',
    validUntil: validUntil && validUntil >= today() ? undefined : 'Choose today or a later day',
  };
}
