import { LinkButton } from '@counterpart/design-system/button';
import { EmptyState } from '@counterpart/design-system/empty-state';
import { Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { documentsPicture } from '@counterpart/design-system/pictures/documents';
import { SkeletonRows } from '@counterpart/design-system/skeleton';
import { Heading } from '@counterpart/design-system/text';
import { Loaded, ShowMore, useSession } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { useEngagements } from '../../work/use-work';
import { Page } from './page';
import { WorkRow } from './work-row';

/** `/work`: everything that the signed-in person works on with others, what is live first. */
export function WorkListPage(): ReactNode {
  const { user } = useSession();
  const live = useEngagements({ state: 'live' });
  const past = useEngagements({ state: 'past' });
  return (
    <Page size="reading">
      <PageHeader title="Work" description="Everything you are working on, from brief to review." />
      <Loaded of={live} name="your work" headingLevel={2} skeleton={<SkeletonRows count={3} height={88} />}>
        {({ items }) =>
          items.length === 0 && past.data?.items.length === 0 ? (
            <NoWork isClient={user?.userType === 'client'} />
          ) : (
            <Stack gap={40}>
              {items.length > 0 && <Section title="Current" list={live} />}
              {past.data && past.data.items.length > 0 && <Section title="Past" list={past} />}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

interface SectionProps {
  readonly title: string;
  readonly list: ReturnType<typeof useEngagements>;
}

function Section({ title, list }: SectionProps): ReactNode {
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <Stack as="ul" gap={8}>
        {(list.data?.items ?? []).map((work) => (
          <li key={work.id}>
            <WorkRow work={work} />
          </li>
        ))}
      </Stack>
      <ShowMore more={list.more} what="work" />
    </Stack>
  );
}

function NoWork({ isClient }: { readonly isClient: boolean }): ReactNode {
  return (
    <EmptyState
      illustration={documentsPicture}
      title="No work yet"
      description={
        isClient
          ? 'Find a professional, send a message, and write a brief. It takes two minutes.'
          : 'When a client sends you a brief, it opens here.'
      }
      action={
        <LinkButton href={isClient ? '/search' : '/messages'}>
          {isClient ? 'Find a Professional' : 'Open Messages'}
        </LinkButton>
      }
    />
  );
}
