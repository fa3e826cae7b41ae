import { Card } from '@counterpart/design-system/card';
import { Rating } from '@counterpart/design-system/rating';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ThreeColumns } from '../../../three-columns';

export interface Quote {
  readonly quote: string;
  readonly author: string;
  /** What they do, and where. */
  readonly position: string;
  /** 1 to 5. */
  readonly rating?: number;
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-12);
  height: 100%;
  > figcaption {
    margin-top: auto;
  }
`;

/** What people say, in cards. */
export function QuoteCards({ quotes }: { readonly quotes: readonly Quote[] }): ReactNode {
  return (
    <ThreeColumns>
      {quotes.map(({ quote, author, position, rating }) => (
        <Card as="li" key={`${author} ${quote}`}>
          <Figure>
            {rating !== undefined && <Rating value={rating} stars="five" />}
            <blockquote>{quote}</blockquote>
            <figcaption>
              <Text as="div" weight="semibold">
                {author}
              </Text>
              <Text as="div" size="small" tone="muted">
                {position}
              </Text>
            </figcaption>
          </Figure>
        </Card>
      ))}
    </ThreeColumns>
  );
}
