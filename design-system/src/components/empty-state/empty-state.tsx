import type { ReactNode } from 'react';
import type { Picture } from '../illustration/illustration';
import { StateFrame } from '../../internal/state-frame';
import type { HeadingLevel } from '../text/text';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** From `@counterpart/design-system/pictures/…`; `null` when space is small or several are shown together. */
  readonly illustration: Picture | null;
  /** The one next step: a Button or a LinkButton. */
  readonly action?: ReactNode;
  /** Default 2. */
  readonly headingLevel?: HeadingLevel;
  /** Less air, for a part of a page. */
  readonly compact?: boolean;
}

/** Nothing here yet, or nothing found: a message with the next step. Replaces the list. */
export function EmptyState({
  title,
  description,
  illustration,
  action,
  headingLevel = 2,
  compact = false,
}: EmptyStateProps): ReactNode {
  return (
    <StateFrame
      title={title}
      description={description}
      illustration={illustration}
      action={action}
      headingLevel={headingLevel}
      compact={compact}
    />
  );
}
