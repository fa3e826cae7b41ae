import type { ReactNode } from 'react';
import type { IllustrationName } from '../../internal/illustration';
import { StateFrame } from '../../internal/state-frame';
import type { HeadingLevel } from '../text/text';

export type { IllustrationName } from '../../internal/illustration';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Default `search`; `null` when space is small or several are shown together. */
  readonly illustration?: IllustrationName | null;
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
  illustration = 'search',
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
