import { ErrorState } from '@counterpart/design-system/error-state';
import { Container } from '@counterpart/design-system/layout';
import { useEffect, type ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { useSite } from '../site/site-context';

/** The last net: an error of the shell itself. Areas have their own, see `AreaBoundary`. */
export function RootError(): ReactNode {
  const error = useRouteError();
  const { name } = useSite();
  useEffect(() => {
    // Whose it is, its stack tells.
    if (error instanceof Error) reportError(error);
  }, [error]);
  return (
    <Container>
      <ErrorState
        title={`${name} could not show this page`}
        description="Nothing you saved is lost. Load the page again to go on."
        headingLevel={1}
        retryLabel="Load the Page Again"
        onRetry={() => location.reload()}
      />
    </Container>
  );
}
