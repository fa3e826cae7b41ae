import { amountText } from '../prices';

/** Units that a line of a proposal can have, in the order in which forms list them. */
export const proposalUnits = ['month', 'project', 'hour', 'return'] as const;
export type ProposalUnit = (typeof proposalUnits)[number];

/** Totals of a proposal in cents: what is paid each month, and what is paid once (hours count as many as estimated). */
export interface ProposalTotals {
  readonly monthlyCents: number;
  readonly onceCents: number;
}

interface PricedLine {
  readonly quantity: number;
  readonly priceCents: number;
  readonly unit: ProposalUnit;
}

/** Adds up the lines of a proposal. */
export function proposalTotals(lines: readonly PricedLine[]): ProposalTotals {
  const sumOf = (some: readonly PricedLine[]): number =>
    some.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0);
  return {
    monthlyCents: sumOf(lines.filter(({ unit }) => unit === 'month')),
    onceCents: sumOf(lines.filter(({ unit }) => unit !== 'month')),
  };
}

/** '$450 a month plus $300 once'. */
export function totalsText({ monthlyCents, onceCents }: ProposalTotals): string {
  const monthly = `${amountText(monthlyCents, 'month')} a month`;
  const once = `${amountText(onceCents, 'project')} once`;
  if (monthlyCents === 0) return once;
  return onceCents === 0 ? monthly : `${monthly} plus ${once}`;
}

/** Said wherever a price of work is accepted, and in its PDF. */
export const paymentSentence = 'Counterpart does not handle payment for this work. You pay each other directly.';
