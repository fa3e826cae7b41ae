import { accountantsSubject, subjectLabel, type LocationPage as Page } from '@counterpart/api/contract';
import { LinkButton } from '@counterpart/design-system/button';
import { ErrorState } from '@counterpart/design-system/error-state';
import { Container, Stack } from '@counterpart/design-system/layout';
import { NotFound } from '@counterpart/design-system/not-found';
import { PageHeader } from '@counterpart/design-system/page-header';
import { errorSentence, useApi } from '@counterpart/shell/sdk';
import { Navigate, useLocation, useParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ComparisonBar } from '../../compare/comparison-bar';
import { LocationLinks } from '../../locations/location-links';
import { ProfessionalSkeletons } from '../../professionals/professional-skeletons';
import { LocationFacts } from './location-facts';
import { LocationGuides } from './location-guides';
import { LocationPeople } from './location-people';
import { LocationReviews } from './location-reviews';
import { breadcrumbsOf, leadText } from './location-text';

const Parts = styled(Stack)`
  padding-bottom: var(--cp-space-64);
`;

/** `/accountants/:state/:city` */
export function AccountantsInCityPage(): ReactNode {
  return <LocationPage subject={accountantsSubject} />;
}

/** `/services/:service/:state/:city` */
export function ServiceInCityPage(): ReactNode {
  return <LocationPage subject={useParams().service ?? ''} />;
}

/** One subject in one city; another spelling of either goes to its own path. */
function LocationPage({ subject }: { readonly subject: string }): ReactNode {
  const { state = '', city = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const { data, error, isValidating, mutate } = useApi('/api/location-pages/{subject}/{state}/{city}', {
    path: { subject, state, city },
  });
  if (error?.status === 404 || error?.status === 400)
    return <NotFound action={<LinkButton href="/">Go to the Home Page</LinkButton>} />;
  if (data && `/${data.slug}` !== pathname.replace(/\/+$/, ''))
    return <Navigate to={`/${data.slug}${search}${hash}`} replace />;
  return (
    <Container>
      {data ? (
        <Shown page={data} />
      ) : error ? (
        <ErrorState
          title="We could not load this page"
          description={errorSentence(error)}
          headingLevel={1}
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <ProfessionalSkeletons count={3} label="Loading professionals" />
      )}
    </Container>
  );
}

function Shown({ page }: { readonly page: Page }): ReactNode {
  const { title, city, state, subjects, nearby } = page;
  return (
    <>
      <PageHeader title={title} description={leadText(page)} breadcrumbs={breadcrumbsOf(page)} />
      <Parts gap={40}>
        <LocationFacts page={page} />
        <LocationPeople page={page} />
        <LocationReviews page={page} />
        <LocationGuides page={page} />
        <LocationLinks title={`${subjectLabel(page.subject)} Near ${city}`} links={nearby} />
        <LocationLinks title={`More in ${city}, ${state}`} links={subjects} />
      </Parts>
      <ComparisonBar />
    </>
  );
}
