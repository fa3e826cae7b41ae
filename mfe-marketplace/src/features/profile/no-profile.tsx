import { Alert } from '@counterpart/design-system/alert';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Container } from '@counterpart/design-system/layout';
import { NotFound } from '@counterpart/design-system/not-found';
import { emptyChairPicture } from '@counterpart/design-system/pictures/empty-chair';
import { errorSentence, type ApiError } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Notice = styled.div`
  padding-top: var(--cp-space-24);
`;

interface Props {
  /** Reason the request failed; absent when the professional does not exist. */
  readonly error: ApiError | undefined;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** In place of a profile: the id is unknown, or the request failed, which offers a retry. */
export function NoProfile({ error, retrying, onRetry }: Props): ReactNode {
  return (
    <Container>
      {error && (
        <Notice>
          <Alert
            tone="error"
            title="We could not load this profile"
            action={
              <Button size="small" variant="secondary" icon="refresh" pending={retrying} onClick={onRetry}>
                Try Again
              </Button>
            }
          >
            {errorSentence(error)}
          </Alert>
        </Notice>
      )}
      <NotFound
        illustration={emptyChairPicture}
        title="Accountant Not Found"
        description="The accountant you're looking for doesn't exist or has been removed."
        action={<LinkButton href="/search">Browse Accountants</LinkButton>}
      />
    </Container>
  );
}
