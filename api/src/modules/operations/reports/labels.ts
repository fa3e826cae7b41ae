import type { AnswerOutcome } from '../../content/compliance/assistant/ask.service';

const refusals: Readonly<Record<Exclude<AnswerOutcome, 'model' | 'guides'>, string>> = {
  closest: 'Closest answer only',
  'not-covered': 'Not in our guides',
  'not-in-guide': 'Not in the guide of the talk',
  'no-question': 'Asked nothing',
  'how-to-ask': 'Asked how to ask',
  unclear: 'Too few words',
  'other-jurisdiction': 'Another state or country',
  computation: 'Asked for an amount',
  prediction: 'Asked for a prediction',
  investment: 'Asked for investment advice',
  evasion: 'Asked how to evade a rule',
  advice: 'Asked for advice or a document',
  category: 'Not in the chosen category',
};

/** Says in a few words why a question was refused. */
export const refusalLabel = (reason: string): string =>
  Object.hasOwn(refusals, reason) ? refusals[reason as keyof typeof refusals] : reason;
