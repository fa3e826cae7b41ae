import { useSyncExternalStore, type ReactNode } from 'react';
import { StateFrame } from '../../internal/state-frame';
import { brokenPicture } from '../../pictures/broken';
import { offlinePicture } from '../../pictures/offline';
import { Button } from '../button/button';
import type { Picture } from '../illustration/illustration';
import type { HeadingLevel } from '../text/text';

export interface ErrorStateProps {
  /** Failure in words, for example 'We could not load the reviews'. */
  readonly title: ReactNode;
  /** Reason, or what to do; one sentence. */
  readonly description?: ReactNode;
  /** Shows a button that tries again. */
  readonly onRetry?: () => void;
  /** Default 'Try Again'. */
  readonly retryLabel?: string;
  /** The retry is under way. */
  readonly retrying?: boolean;
  /** A second way out, for example a link home. */
  readonly action?: ReactNode;
  /** Default: a torn sheet, and nothing when `compact`. Without a network: a cloud out of reach. */
  readonly illustration?: Picture | null;
  readonly headingLevel?: HeadingLevel;
  readonly compact?: boolean;
}

function followNetwork(changed: () => void): () => void {
  const closed = new AbortController();
  for (const change of ['online', 'offline']) addEventListener(change, changed, { signal: closed.signal });
  return () => closed.abort();
}

/** Something could not be shown. Names it, and offers to try again. */
export function ErrorState({
  title,
  description,
  onRetry,
  retryLabel = 'Try Again',
  retrying = false,
  action,
  headingLevel = 2,
  compact = false,
  illustration = compact ? null : brokenPicture,
}: ErrorStateProps): ReactNode {
  const isOffline = useSyncExternalStore(
    followNetwork,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <StateFrame
      role="alert"
      title={title}
      description={description}
      illustration={illustration && isOffline ? offlinePicture : illustration}
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
