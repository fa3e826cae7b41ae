import { Card } from '@counterpart/design-system/card';
import { Grid, Stack } from '@counterpart/design-system/layout';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { QuoteAuthor } from '../../marketing/quote-author';
import { memberQuotes } from './why-join-content';

/** The person stands at the bottom of the card, so that a row of cards lines up. */
const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--cp-space-24);
  height: 100%;
`;

/** What members could say. */
export function MemberQuotes(): ReactNode {
  return (
    <Stack as="section" aria-labelledby="quotes-title" gap={24}>
      <Stack gap={4}>
        <Heading level={2} id="quotes-title">
          What members say
        </Heading>
        <Text size="small" tone="subtle">
          Illustrative
        </Text>
      </Stack>
      <Grid as="ul" columns={3} gap={16}>
        {memberQuotes.map(({ id, quote, author, position }) => (
          <Card as="li" key={author}>
            <Figure>
              <blockquote>
                <Text>“{quote}”</Text>
              </blockquote>
              <QuoteAuthor id={id} name={author} position={position} />
            </Figure>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
