import type { ReactNode } from 'react';
import { CompactCard } from './compact-card';
import type { CardAction, ProfessionalSummary } from './professional-summary';
import { RowCard } from './row-card';

export type { CardAction, ProfessionalSummary } from './professional-summary';
export { ProfessionalCardSkeleton } from './row-skeleton';

/** Directory that a card belongs to, one of three. */
export type ProfessionalKind = 'accountant' | 'advisor' | 'cfo';

export interface ProfessionalCardProps {
  readonly kind: ProfessionalKind;
  readonly professional: ProfessionalSummary;
  /** `compact` stands in a grid (home); `row` in a list to compare (directory, search). */
  readonly layout?: 'compact' | 'row';
  /** Tags before '+N'; default 3. */
  readonly maxTags?: number;
  /** The card's one button. */
  readonly action: CardAction;
  /** A quieter second one, for example 'Contact'. */
  readonly secondaryAction?: CardAction;
  /** Small controls beside the buttons, for example one that saves. */
  readonly extra?: ReactNode;
  /** Shown when there is no bio; default a sentence by kind. */
  readonly bioFallback?: string;
  /** Level of the name's heading; default 3. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** Headlines by kind, for professionals who give none. */
export const kindLabels: Readonly<Record<ProfessionalKind, string>> = {
  accountant: 'Accountant',
  advisor: 'Financial Advisor',
  cfo: 'Fractional CFO',
};

const bioFallbacks: Readonly<Record<ProfessionalKind, string>> = {
  accountant: 'This accountant has not written an introduction yet.',
  advisor: 'This advisor has not written an introduction yet.',
  cfo: 'This fractional CFO has not written an introduction yet.',
};

/** A professional at a glance: who, trusted by what, where, for what, from how much, and one button. */
export function ProfessionalCard({
  kind,
  professional,
  layout = 'compact',
  maxTags = 3,
  action,
  secondaryAction,
  extra,
  bioFallback = bioFallbacks[kind],
  headingLevel = 3,
}: ProfessionalCardProps): ReactNode {
  const parts = {
    professional: {
      ...professional,
      headline: professional.headline || kindLabels[kind],
      bio: professional.bio || bioFallback,
    },
    maxTags,
    action,
    secondaryAction,
    extra,
    headingLevel,
  };
  return layout === 'row' ? <RowCard {...parts} /> : <CompactCard {...parts} />;
}
