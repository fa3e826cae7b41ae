import { TestimonialCard } from '@counterpart/design-system/testimonial-card';
import type { ReactNode } from 'react';
import { SideScroll } from '../../../side-scroll';

export interface Quote {
  readonly quote: string;
  readonly author: string;
  /** Occupation and location. */
  readonly position: string;
  /** 1 to 5. */
  readonly rating?: number;
}

/** Quotes in cards. `label` names them for screen readers. */
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
