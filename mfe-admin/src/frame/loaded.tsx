import { ErrorState } from '@counterpart/design-system/error-state';
import { brokenPicture } from '@counterpart/design-system/pictures/broken';
import { SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { errorSentence } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';

interface Loading<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isValidating: boolean;
  mutate(): Promise<unknown>;
}

/** Shows loaded data, or that it is loading or failed to load. */
export function Loaded<Data>({
  of: { data, error, isValidating, mutate },
  noun,
  children,
}: {
  readonly of: Loading<Data>;
  /** Noun for the data, as in 'We could not load the requests'. */
  readonly noun: string;
  readonly children: (data: Data) => ReactNode;
}): ReactNode {
  if (data !== undefined) return children(data);
  if (error)
    return (
      <ErrorState
        illustration={brokenPicture}
        compact
        headingLevel={2}
        title={`We could not load the ${noun}`}
        description={errorSentence(error)}
        retrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  return (
    <SkeletonGroup label={`Loading the ${noun}`}>
      <SkeletonText lines={6} />
    </SkeletonGroup>
  );
}
