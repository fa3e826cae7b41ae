import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from '../../src/components/error-state/error-state';
import { SkeletonGroup } from '../../src/components/skeleton/skeleton';
import { PageFrame } from './page-frame';

/** The states that every page has. */
export type PageState = 'filled' | 'loading' | 'empty' | 'error';

/** Props of a template; the stories of one differ only in `state`. */
export interface TemplateProps {
  readonly state: PageState;
}

interface Props extends TemplateProps, Omit<ComponentProps<typeof PageFrame>, 'children'> {
  /** Content of every state: the page's header and what leads to the rest. */
  readonly header: ReactNode;
  /** The noun of the errors and of what is loading: 'the results'. */
  readonly noun: string;
  readonly filled: ReactNode;
  readonly loading: ReactNode;
  readonly empty: ReactNode;
}

/** A page in one of its states: header and frame stay, what is between them changes without a jump. */
export function Template({ state, header, noun, filled, loading, empty, ...frame }: Props): ReactNode {
  const shown: Readonly<Record<PageState, ReactNode>> = {
    filled,
    loading: <SkeletonGroup label={`Loading ${noun}`}>{loading}</SkeletonGroup>,
    empty,
    error: (
      <ErrorState
        title={`We could not load ${noun}`}
        description="The server could not be reached. Nothing you saved is lost."
        onRetry={() => {}}
      />
    ),
  };
  return (
    <PageFrame {...frame}>
      {header}
      {shown[state]}
    </PageFrame>
  );
}
