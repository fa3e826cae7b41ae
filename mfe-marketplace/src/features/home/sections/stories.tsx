import type { HomeReview } from '@counterpart/api/contract';
import { useApi } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { HomeSection } from './home-section';
import { Quotes, type Quote } from './quotes';

const compliance: readonly Quote[] = [
  {
    quote:
      'We learned from a guide that we owed sales tax in two more states, and had it settled before a letter came.',
    author: 'Dana Whitfield',
    position: 'Online retail, Ohio',
  },
  {
    quote: 'The checklist for overtime rules was what our payroll had been missing. It took an afternoon.',
    author: 'Marcus Oyelaran',
    position: 'Restaurants, Texas',
  },
  {
    quote: 'I read the summary, then asked a specialist the one question that was left.',
    author: 'Irene Castellano',
    position: 'Construction, Arizona',
  },
];

const testimonials: readonly Quote[] = [
  {
    quote: 'I wrote to two accountants on a Sunday and had chosen one by Tuesday.',
    author: 'Leah Kaplan',
    position: 'Founder, technology startup',
    rating: 5,
  },
  {
    quote: 'The prices were on the profile. That alone saved me three phone calls.',
    author: 'Tom Lindqvist',
    position: 'Owner, retail',
    rating: 5,
  },
  {
    quote: 'Our fractional CFO knew clinics. We did not have to explain how insurers pay.',
    author: 'Dr. Aisha Coleman',
    position: 'Healthcare practice',
    rating: 4,
  },
];

/** Compliance success stories. */
export function ComplianceStories(): ReactNode {
  return (
    <HomeSection level={3} title="What a guide can save you" illustrative>
      <Quotes small label="Stories" quotes={compliance} />
    </HomeSection>
  );
}

const shown = 3;

/**
 * Testimonials (anchor `testimonials`): what real clients wrote first, made-up ones, labelled, only where those are too
 * few. What could not be read is not made up.
 */
export function Testimonials(): ReactNode {
  const { data, error } = useApi('/api/home/reviews');
  const real = (data ?? []).map(toQuote);
  const quotes = data ? [...real, ...testimonials].slice(0, shown) : [];
  return (
    <HomeSection
      id="testimonials"
      title="What clients say"
      text={error ? 'We couldn’t load reviews right now.' : real.length > 0 ? newestGood : undefined}
      illustrative={data !== undefined && real.length < shown}
    >
      {quotes.length > 0 && <Quotes label="Reviews" quotes={quotes} />}
    </HomeSection>
  );
}

const newestGood = 'Recent reviews, 4 stars and up.';

const toQuote = ({ comment, author, professionalName, rating }: HomeReview): Quote => ({
  quote: comment,
  author,
  position: `Client of ${professionalName}`,
  rating,
});
