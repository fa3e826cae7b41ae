import { Container } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { Loaded, useApi, useSession } from '@counterpart/shell/sdk';
import { Navigate } from '@counterpart/shell/sdk/router';
import type { User } from '@counterpart/api/contract';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CreateListingForm } from './create-listing-form';
import { ListingLive } from './listing-live';

const Frame = styled.div`
  padding-bottom: var(--cp-space-64);
`;

/** `/create-listing`: where professionals go after they signed up. Only professionals have a listing. */
export function CreateListingPage(): ReactNode {
  const { user } = useSession();
  if (user && user.userType !== 'accountant') return <Navigate to="/dashboard" replace />;
  return (
    <Container>
      <PageHeader title="Create your listing" description="Three short steps, and clients can find you." />
      <Frame>{user ? <ListingOf user={user} /> : <Loading />}</Frame>
    </Container>
  );
}

function ListingOf({ user }: { readonly user: User }): ReactNode {
  const result = useApi('/api/accountants/{id}', { path: { id: user.id } });
  return (
    <Loaded of={result} name="your profile" skeleton={<SkeletonText lines={8} />}>
      {(professional) =>
        professional.profile ? (
          <ListingLive professional={professional} />
        ) : (
          <CreateListingForm key={professional.id} professional={professional} signedUpAs={user.profession} />
        )
      }
    </Loaded>
  );
}

function Loading(): ReactNode {
  return (
    <SkeletonGroup label="Loading your profile">
      <SkeletonText lines={8} />
    </SkeletonGroup>
  );
}
