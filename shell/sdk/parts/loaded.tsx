import { ErrorState, type ErrorStateProps } from '@counterpart/design-system/error-state';
import { SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import type { ReactNode } from 'react';
import { errorSentence } from '../api/api-error';

/** The result of `useApi`, or of a hook made of it. */
interface Loading<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isValidating: boolean;
  mutate(): Promise<unknown>;
}

interface Props<Data> extends Pick<Partial<ErrorStateProps>, 'title' | 'headingLevel' | 'compact' | 'illustration'> {
  readonly of: Loading<Data>;
  /** Noun for the data, as in 'We could not load the requests'. */
  readonly name: string;
  /** Outline of what is coming. Default: lines of text. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows loaded data, or that it is loading or failed to load. Data stays when loading it again fails. */
export function Loaded<Data>({
  of: { data, error, isValidating, mutate },
  name,
  skeleton = <SkeletonText lines={6} />,
  children,
  ...failure
}: Props<Data>): ReactNode {
  if (data !== undefined) return children(data);
  if (!error) return <SkeletonGroup label={`Loading ${name}`}>{skeleton}</SkeletonGroup>;
  return (
    <ErrorState
      title={`We could not load ${name}`}
      description={errorSentence(error)}
      retrying={isValidating}
      onRetry={() => void mutate()}
      {...failure}
    />
  );
}
