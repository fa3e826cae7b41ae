import { Card } from '@counterpart/design-system/card';
import { Stack } from '@counterpart/design-system/layout';
import { Rating } from '@counterpart/design-system/rating';
import { TagList } from '@counterpart/design-system/tag';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { QuoteAuthor } from '../../marketing/quote-author';
import type { Testimonial } from './testimonials';

/** The person stands at the bottom of the card, so that a row of cards lines up. */
const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-16);
  height: 100%;
  > blockquote {
    flex: 1;
  }
`;

/** One testimonial: stars, words, who said them, and what it was about. */
export function TestimonialCard({ testimonial }: { readonly testimonial: Testimonial }): ReactNode {
  const { id, quote, author, position, company, service, rating } = testimonial;
  return (
    <Card as="li">
      <Figure>
        <Rating value={rating} stars="five" />
        <blockquote>
          <Text>“{quote}”</Text>
        </blockquote>
        <Stack as="div" gap={12}>
          <TagList label="Industry and service" tags={[company, service]} />
          <QuoteAuthor id={id} name={author} position={`${position} · ${company}`} />
        </Stack>
      </Figure>
    </Card>
  );
}
