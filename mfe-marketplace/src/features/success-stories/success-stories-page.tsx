import { LinkButton } from '@counterpart/design-system/button';
import { Container, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { PageHeader } from '@counterpart/design-system/page-header';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import { CallToAction, clientActions } from '../../marketing/call-to-action';
import { PageSections } from '../../marketing/page-sections';
import { StoryArticle } from './story-article';
import { successStories } from './success-stories';

/** Six case studies: challenge, solution, results. */
export function SuccessStoriesPage(): ReactNode {
  return (
    <Container>
      <PageHeader
        title="Success Stories"
        description="What changes when the right professional looks at the numbers: six cases, from the problem to the result."
        meta={
          <Text size="small" tone="subtle">
            Examples, not reports about real companies.
          </Text>
        }
        actions={
          <LinkButton href="/how-it-works" variant="secondary">
            How It Works
          </LinkButton>
        }
      />
      <PageSections $gap={40}>
        <Stack gap={24}>
          {successStories.map((story) => (
            <StoryArticle key={story.id} story={story} />
          ))}
        </Stack>
        <CallToAction
          title="Write your own"
          text={
            <span>
              Find a professional who has seen your kind of problem before. Not sure what you need?{' '}
              <Link href="/contact">Ask us</Link>.
            </span>
          }
          {...clientActions}
        />
      </PageSections>
    </Container>
  );
}
