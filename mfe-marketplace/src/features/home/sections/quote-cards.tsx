import { TestimonialCard } from '@counterpart/design-system/testimonial-card';
import type { ReactNode } from 'react';
import { ThreeColumns } from '../../../three-columns';

export interface Quote {
  readonly quote: string;
  readonly author: string;
  /** What they do, and where. */
  readonly position: string;
  /** 1 to 5. */
  readonly rating?: number;
}

/** What people say, in cards. */
export function QuoteCards({ quotes }: { readonly quotes: readonly Quote[] }): ReactNode {
  return (
    <ThreeColumns $gap={16}>
      {quotes.map(({ quote, author, position, rating }, index) => (
        <TestimonialCard
          key={`${author} ${quote}`}
          as="li"
          quote={quote}
          author={{ id: index, name: author }}
          position={position}
          rating={rating}
        />
      ))}
    </ThreeColumns>
  );
}
