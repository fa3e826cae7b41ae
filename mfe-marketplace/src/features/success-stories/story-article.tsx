import { Avatar } from '@counterpart/design-system/avatar';
import { Card } from '@counterpart/design-system/card';
import { from, Inline, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Rating } from '@counterpart/design-system/rating';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CheckList } from '../../marketing/check-list';
import type { SuccessStory } from './success-stories';

const Columns = styled.div`
  display: grid;
  gap: var(--cp-space-24);
  ${from('large')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--cp-space-40);
  }
`;

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
`;

/** Outcome, which stands out because people look for it. */
const Outcome = styled(Part)`
  padding: var(--cp-space-12) var(--cp-space-16);
  border-radius: var(--cp-radius-medium);
  background: var(--cp-bg-warm);
  ${from('large')} {
    margin-block-start: calc(-1 * var(--cp-space-12));
  }
`;

const Quote = styled.figure`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--cp-space-16) var(--cp-space-40);
  padding-top: var(--cp-space-20);
  border-top: 1px solid var(--cp-border);
  > blockquote {
    flex: 1 1 20rem;
  }
`;

/** One case: who helped whom, the problem, the work, what came of it. */
export function StoryArticle({ story }: { readonly story: SuccessStory }): ReactNode {
  const titleId = `story-${story.id}`;
  return (
    <Card as="article" padding="large" aria-labelledby={titleId}>
      <Stack gap={24}>
        <Inline justify="between" gap={16}>
          <Stack gap={4}>
            <Heading level={2} size="section" id={titleId}>
              {story.clientName}
            </Heading>
            <Text tone="muted">
              <Link
                href={`/search?industry=${story.industrySlug}`}
                aria-label={`${story.industry}: find professionals for this industry`}
              >
                {story.industry}
              </Link>
              <span>{` · with ${story.accountantName}, ${story.accountantSpecialty}`}</span>
            </Text>
          </Stack>
          <Rating value={story.rating} stars="five" />
        </Inline>
        <Columns>
          <Part>
            <Heading level={3}>Challenge</Heading>
            <Text tone="muted">{story.challenge}</Text>
          </Part>
          <Part>
            <Heading level={3}>Solution</Heading>
            <Text tone="muted">{story.solution}</Text>
          </Part>
          <Outcome>
            <Heading level={3}>Results</Heading>
            <CheckList items={story.results} />
          </Outcome>
        </Columns>
        <Quote>
          <blockquote>
            <Text size="large">{`“${story.quote}”`}</Text>
          </blockquote>
          <figcaption>
            <Inline gap={12} wrap={false}>
              <Avatar id={story.id} name={story.clientRepresentative.split(',')[0] ?? ''} />
              <Text size="small" tone="muted">
                {story.clientRepresentative}
              </Text>
            </Inline>
          </figcaption>
        </Quote>
      </Stack>
    </Card>
  );
}
