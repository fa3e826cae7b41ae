import type { Professional } from '@counterpart/api/contract';
import { Stack } from '@counterpart/design-system/layout';
import { SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { Tabs } from '@counterpart/design-system/tabs';
import { lazyPart, useCount, useUrlQuery } from '@counterpart/shell/sdk';
import { Navigate, useLocation, useParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import { ComparisonBar } from '../compare/comparison-bar';
import { ProfileAbout } from '../features/profile/profile-about';
import { ProfileLayout } from '../features/profile/profile-layout';
import { ReviewDigest } from '../features/reviews/review-digest';
import { ProfileServices } from '../features/profile/profile-services';
import { ProfileSkeleton } from '../features/profile/profile-skeleton';
import { SimilarProfessionals } from '../features/profile/similar-professionals';
import { professionalId, useProfessional } from '../features/profile/use-professional';
import { isListedIn, profilePath, type Directory } from '../professionals/professions';

/** Seldom shown. */
const NoProfile = lazyPart(async () => (await import('../features/profile/no-profile')).NoProfile, {
  name: 'this page',
  loading: <ProfileSkeleton />,
});

/** Not in the first view: its code comes with its tab. */
const ReviewsSection = lazyPart(async () => (await import('../features/reviews/reviews-section')).ReviewsSection, {
  name: 'the reviews',
  loading: (
    <SkeletonGroup label="Loading reviews">
      <SkeletonText lines={6} />
    </SkeletonGroup>
  ),
});

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
  const { search } = useLocation();
  const { data, error, isValidating, mutate } = useProfessional(id);

  const isMissing = id === null || error?.status === 404 || error?.status === 400;
  if (isMissing || (error && !data))
    return <NoProfile error={isMissing ? undefined : error} retrying={isValidating} onRetry={() => void mutate()} />;
  if (!data) return <ProfileSkeleton />;
  if (!isListedIn(directory, data)) return <Navigate to={profilePath(data) + search} replace />;
  return <Profile key={data.id} professional={data} directory={directory} />;
}

interface ProfileProps {
  readonly professional: Professional;
  readonly directory: Directory;
}

function Profile({ professional, directory }: ProfileProps): ReactNode {
  const { get, change } = useUrlQuery();
  useCount({ event: 'profile-view', professionalId: professional.id }, { of: String(professional.id), seconds: 3 });
  const tab = tabs.find((id) => id === get('tab')) ?? 'about';
  const setTab = (id: TabId) => change({ tab: id === 'about' ? '' : id }, false);
  return (
    <ProfileLayout
      professional={professional}
      directory={directory}
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
  return <ReviewsSection professional={professional} />;
}
