import type { AnswerOutcome } from '../compliance/assistant/ask.service';

const refusals: Readonly<Record<Exclude<AnswerOutcome, 'model' | 'guides'>, string>> = {
  'not-covered': 'Not in our guides',
  'other-jurisdiction': 'Another state or country',
  computation: 'Asked for an amount',
  prediction: 'Asked for a prediction',
  investment: 'Asked for investment advice',
  'unknown-law': 'Unknown form or law',
  category: 'Not in the chosen category',
};

/** Why a question was refused, in a few words. */
export const refusalLabel = (reason: string): string =>
  Object.hasOwn(refusals, reason) ? refusals[reason as keyof typeof refusals] : reason;
