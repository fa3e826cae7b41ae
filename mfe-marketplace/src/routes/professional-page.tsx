import type { Professional } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Button, LinkButton } from '@counterpart/design-system/button';
import { Container, Stack } from '@counterpart/design-system/layout';
import { NotFound } from '@counterpart/design-system/not-found';
import { emptyChairPicture } from '@counterpart/design-system/pictures/empty-chair';
import { SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { Tabs } from '@counterpart/design-system/tabs';
import { errorSentence, useCount } from '@counterpart/shell/sdk';
import { Navigate, useParams, useSearchParams } from '@counterpart/shell/sdk/router';
import { lazy, Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { ComparisonBar } from '../compare/comparison-bar';
import { ProfileAbout } from '../features/profile/profile-about';
import { ProfileLayout } from '../features/profile/profile-layout';
import { ReviewDigest } from '../features/reviews/review-digest';
import { ProfileServices } from '../features/profile/profile-services';
import { ProfileSkeleton } from '../features/profile/profile-skeleton';
import { SimilarProfessionals } from '../features/profile/similar-professionals';
import { professionalId, useProfessional } from '../features/profile/use-professional';
import { isListedIn, profilePath, type Directory } from '../professionals/professions';

/** Not in the first view: its code comes with its tab. */
const ReviewsSection = lazy(async () => ({
  default: (await import('../features/reviews/reviews-section')).ReviewsSection,
}));

const tabs = ['about', 'services', 'reviews'] as const;
type TabId = (typeof tabs)[number];

/** `/accountant/:id` */
export function AccountantPage(): ReactNode {
  return <ProfessionalPage directory="accountants" />;
}

/** `/advisors/:id` */
export function AdvisorPage(): ReactNode {
  return <ProfessionalPage directory="advisors" />;
}

/** `/fractional-cfos/:id` */
export function FractionalCfoPage(): ReactNode {
  return <ProfessionalPage directory="fractional-cfos" />;
}

/** One professional, the same page for every profession; below a wrong directory's path it goes to the right one. */
function ProfessionalPage({ directory }: { readonly directory: Directory }): ReactNode {
  const id = professionalId(useParams().id);
  const { data, error, isValidating, mutate } = useProfessional(id);

  if (id === null || error?.status === 404 || error?.status === 400) return <AccountantNotFound />;
  if (error && !data)
    return (
      <AccountantNotFound>
        <Alert
          tone="error"
          title="We could not load this profile"
          action={
            <Button
              size="small"
              variant="secondary"
              icon="refresh"
              pending={isValidating}
              onClick={() => void mutate()}
            >
              Try again
            </Button>
          }
        >
          {errorSentence(error)}
        </Alert>
      </AccountantNotFound>
    );
  if (!data) return <ProfileSkeleton />;
  if (!isListedIn(directory, data)) return <Navigate to={profilePath(data)} replace />;
  return <Profile key={data.id} professional={data} />;
}

function Profile({ professional }: { readonly professional: Professional }): ReactNode {
  const [search, setSearch] = useSearchParams();
  useCount({ event: 'profile-view', professionalId: professional.id }, { of: String(professional.id), seconds: 3 });
  const tab = tabs.find((id) => id === search.get('tab')) ?? 'about';
  const setTab = (id: TabId) => {
    const next = new URLSearchParams(search);
    if (id === 'about') next.delete('tab');
    else next.set('tab', id);
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <ProfileLayout
      professional={professional}
      isActionStuck={tab !== 'reviews'}
      after={tab === 'about' && <SimilarProfessionals professional={professional} />}
    >
      <Tabs
        label={`About ${professional.firstName}`}
        value={tab}
        onChange={setTab}
        items={[
          {
            id: 'about',
            label: 'About',
            content: <About professional={professional} onReadAll={() => setTab('reviews')} />,
          },
          { id: 'services', label: 'Services & Pricing', content: <ProfileServices professional={professional} /> },
          {
            id: 'reviews',
            label: 'Reviews',
            count: professional.reviewCount,
            content: <Reviews professional={professional} />,
          },
        ]}
      />
      <ComparisonBar />
    </ProfileLayout>
  );
}

function About({
  professional,
  onReadAll,
}: {
  readonly professional: Professional;
  readonly onReadAll: () => void;
}): ReactNode {
  return (
    <Stack gap={40}>
      <ProfileAbout professional={professional} />
      <ReviewDigest professional={professional} onReadAll={onReadAll} />
    </Stack>
  );
}

function Reviews({ professional }: { readonly professional: Professional }): ReactNode {
  return (
    <Suspense
      fallback={
        <SkeletonGroup label="Loading reviews">
          <SkeletonText lines={6} />
        </SkeletonGroup>
      }
    >
      <ReviewsSection professional={professional} />
    </Suspense>
  );
}

const Notice = styled.div`
  padding-top: var(--cp-space-24);
`;

/** The id is unknown, or the request failed; `children` then say why, and offer a retry. */
function AccountantNotFound({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <Container>
      {children && <Notice>{children}</Notice>}
      <NotFound
        illustration={emptyChairPicture}
        title="Accountant Not Found"
        description="The accountant you're looking for doesn't exist or has been removed."
        action={<LinkButton href="/search">Browse Accountants</LinkButton>}
      />
    </Container>
  );
}
