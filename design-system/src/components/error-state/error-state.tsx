import type { ReactNode } from 'react';
import { StateFrame } from '../../internal/state-frame';
import { Button } from '../button/button';
import type { HeadingLevel } from '../text/text';

export interface ErrorStateProps {
  /** What did not work, for example 'We could not load the reviews'. */
  readonly title: ReactNode;
  /** Why, or what to do; one sentence. */
  readonly description?: ReactNode;
  /** Shows a button that tries again. */
  readonly onRetry?: () => void;
  /** Default 'Try again'. */
  readonly retryLabel?: string;
  /** The retry is under way. */
  readonly retrying?: boolean;
  /** A second way out, for example a link home. */
  readonly action?: ReactNode;
  readonly headingLevel?: HeadingLevel;
  readonly compact?: boolean;
}

/** Something could not be shown. Names it, and offers to try again. */
export function ErrorState({
  title,
  description,
  onRetry,
  retryLabel = 'Try again',
  retrying = false,
  action,
  headingLevel = 2,
  compact = false,
}: ErrorStateProps): ReactNode {
  return (
    <StateFrame
      role="alert"
      title={title}
      description={description}
      illustration={compact ? null : 'broken'}
      headingLevel={headingLevel}
      compact={compact}
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button variant="secondary" icon="refresh" pending={retrying} onClick={onRetry}>
                {retryLabel}
              </Button>
            )}
            {action}
          </>
        )
      }
    />
  );
}
