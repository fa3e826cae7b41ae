import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Container, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { PageHeader } from '@counterpart/design-system/page-header';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StoryArticle } from './story-article';
import { successStories } from './success-stories';

const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-40);
  padding-bottom: var(--cp-space-64);
`;

/** Six case studies: challenge, solution, results. */
export function SuccessStoriesPage(): ReactNode {
  return (
    <Container>
      <PageHeader
        title="Success Stories"
        description="What changes when the right professional looks at the numbers: six cases, from the problem to the result."
        meta={
          <Text size="small" tone="subtle">
            Illustrative: examples, not reports about real companies.
          </Text>
        }
        actions={
          <LinkButton href="/how-it-works" variant="secondary">
            How It Works
          </LinkButton>
        }
      />
      <Sections>
        <Stack gap={24}>
          {successStories.map((story) => (
            <StoryArticle key={story.id} story={story} />
          ))}
        </Stack>
        <Card as="section" tone="primary" padding="large" aria-labelledby="closing-title">
          <Stack gap={16} align="start">
            <Heading level={2} id="closing-title">
              Write your own
            </Heading>
            <Text tone="muted">
              Find a professional who has seen your kind of problem before. Not sure what you need? <Link href="/contact">Ask us</Link>.
            </Text>
            <Inline gap={12}>
              <LinkButton href="/search" size="large">
                Find a Professional
              </LinkButton>
              <LinkButton href="/auth?signup=true" variant="secondary" size="large">
                Sign Up Free
              </LinkButton>
            </Inline>
          </Stack>
        </Card>
      </Sections>
    </Container>
  );
}
