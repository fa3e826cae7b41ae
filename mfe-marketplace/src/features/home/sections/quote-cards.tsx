import { TestimonialCard } from '@counterpart/design-system/testimonial-card';
import type { ReactNode } from 'react';
import { SideScroll } from '../../../side-scroll';

export interface Quote {
  readonly quote: string;
  readonly author: string;
  /** What they do, and where. */
  readonly position: string;
  /** 1 to 5. */
  readonly rating?: number;
}

/** What people say, in cards. `label`: what they are, for screen readers. */
export function QuoteCards({
  label,
  quotes,
}: {
  readonly label: string;
  readonly quotes: readonly Quote[];
}): ReactNode {
  return (
    <SideScroll label={label}>
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
    </SideScroll>
  );
}
