import { calendarDayText, type Guide } from '@counterpart/api/contract';
import { Alert } from '@counterpart/design-system/alert';
import { Badge } from '@counterpart/design-system/badge';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Icon } from '@counterpart/design-system/icon';
import { Illustration } from '@counterpart/design-system/illustration';
import { below, from, Container, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { lostPicture } from '@counterpart/design-system/pictures/lost';
import { Skeleton, SkeletonGroup, SkeletonText } from '@counterpart/design-system/skeleton';
import { TagList } from '@counterpart/design-system/tag';
import { Heading, Text } from '@counterpart/design-system/text';
import { useApi, useDateText } from '@counterpart/shell/sdk';
import { useParams } from '@counterpart/shell/sdk/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { GuideCover } from '../../covers/guide-cover';
import { jurisdictionOptions, labelOf, serviceTypeOptions } from '../../guide-options';
import { FoldedGuideContents, GuideContents, PrintButton } from './guide-contents';
import { GuideDates } from './guide-dates';
import { GuideSections } from './guide-sections';
import { SpecialistBar, SpecialistCard } from './specialist-offer';
import { useMergedTicks } from './use-merged-ticks';

/** As high as the window from the start: what stands below does not move, whatever comes. */
const Page = styled.div`
  min-block-size: 100dvh;
  padding-block: var(--cp-space-24) var(--cp-space-96);
`;

const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-40);

  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) 344px;
    align-items: start;
  }
`;

const Sidebar = styled.aside`
  @media print {
    display: none;
  }

  display: grid;
  gap: var(--cp-space-24);

  ${from('large')} {
    position: sticky;
    inset-block-start: calc(var(--cp-size-header-height) + var(--cp-space-24));
  }
`;

/** Not on paper. */
const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

const OnPaper = styled.div`
  @media screen {
    display: none;
  }
`;

/** Writes where the guide is found, for who has it on paper; the server does not know. */
function writeUrl(line: HTMLElement | null): void {
  line?.replaceChildren(window.location.href.replace(/[?#].*/, ''));
}

/** Shown where there is no room beside the guide; its content is in the sidebar otherwise. Not on paper. */
const OnSmallScreens = styled(OnScreen)`
  ${from('large')} {
    display: none;
  }
`;

const InSidebar = styled.div`
  ${below('large')} {
    display: none;
  }
`;

const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--cp-space-16);
`;

const CoverFrame = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--cp-radius-medium);
`;

/** `/compliance/:id`: one guide, by its slug or its number. */
export function GuidePage(): ReactNode {
  const { id = '' } = useParams();
  useMergedTicks();
  const { data: guide, error } = useApi('/api/compliance/{idOrSlug}', { path: { idOrSlug: id } });
  return (
    <Page>
      <Container>{guide ? <LoadedGuide guide={guide} /> : error ? <MissingGuide /> : <GuideOutline />}</Container>
    </Page>
  );
}

/** The guide's frame before its words. */
function GuideOutline(): ReactNode {
  return (
    <SkeletonGroup label="Loading guide">
      <Stack gap={32}>
        <Stack gap={16}>
          <Skeleton width={200} />
          <Skeleton shape="block" height={40} width="70%" />
          <Skeleton width={280} />
        </Stack>
        <Columns>
          <Stack gap={32}>
            <SkeletonText lines={6} />
            <SkeletonText lines={6} />
          </Stack>
          <Skeleton shape="block" height={280} />
        </Columns>
      </Stack>
    </SkeletonGroup>
  );
}

function BackLink(): ReactNode {
  return (
    <Link href="/compliance" tone="quiet">
      <Inline as="span" gap={8}>
        <Icon name="arrow-left" size={16} />
        Back to Compliance Center
      </Inline>
    </Link>
  );
}

function LoadedGuide({ guide }: { readonly guide: Guide }): ReactNode {
  const dateText = useDateText();
  return (
    <Stack gap={32} as="article">
      <Stack gap={16}>
        <OnScreen>
          <Inline justify="between" gap={12}>
            <BackLink />
            <OnSmallScreens>
              <PrintButton />
            </OnSmallScreens>
          </Inline>
        </OnScreen>
        <Stack gap={8}>
          <Inline gap={12}>
            <Heading level={1}>{guide.title}</Heading>
            {guide.featured && <Badge tone="featured">Featured</Badge>}
          </Inline>
          <Meta>
            <Text size="small" tone="muted">
              {labelOf(jurisdictionOptions, guide.jurisdiction)}
            </Text>
            <Text size="small" tone="muted">
              Last Updated: <time dateTime={guide.lastUpdated}>{dateText(guide.lastUpdated, 'longDay')}</time>
            </Text>
            <Text size="small" tone="muted">
              Last reviewed: <time dateTime={guide.lastReviewed}>{calendarDayText(guide.lastReviewed, 'longDay')}</time>
            </Text>
          </Meta>
          <OnPaper ref={writeUrl} />
        </Stack>
        <OnSmallScreens>
          <FoldedGuideContents guide={guide} />
        </OnSmallScreens>
      </Stack>
      <Columns>
        <GuideSections guide={guide} />
        <Sidebar aria-label="Help and related services">
          <InSidebar>
            <Stack gap={24}>
              <CoverFrame>
                <GuideCover guide={guide} />
              </CoverFrame>
              <GuideContents guide={guide} />
            </Stack>
          </InSidebar>
          <GuideDates slug={guide.slug} />
          <SpecialistCard />
          {guide.serviceTypes.length > 0 && (
            <Card as="section">
              <Stack gap={12}>
                <Heading level={2} size="large">
                  Related Services
                </Heading>
                <TagList
                  label="Related Services"
                  tags={guide.serviceTypes.map((type) => labelOf(serviceTypeOptions, type))}
                />
              </Stack>
            </Card>
          )}
        </Sidebar>
      </Columns>
      <SpecialistBar />
    </Stack>
  );
}

function MissingGuide(): ReactNode {
  return (
    <Stack gap={24} align="start">
      <Illustration picture={lostPicture} />
      <Heading level={1}>Compliance Guide</Heading>
      <Alert tone="error">Compliance guide not found or an error occurred. Please try again later.</Alert>
      <LinkButton href="/compliance" variant="secondary" icon="arrow-left">
        Back to Compliance Center
      </LinkButton>
    </Stack>
  );
}
