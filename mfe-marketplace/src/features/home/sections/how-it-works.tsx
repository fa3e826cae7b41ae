import { LinkButton } from '@counterpart/design-system/button';
import { FeatureCard } from '@counterpart/design-system/feature-card';
import { from } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pricePerMonth } from '../../../marketing/plan-terms';
import { HomeSection } from './home-section';

const steps = [
  { title: 'Search and filter', text: 'Tell us the service, your industry, and your city.' },
  { title: 'Review profiles', text: 'Compare services, prices and what clients say.' },
  { title: 'Connect directly', text: 'Send a message and get the reply in the same place.' },
  {
    title: 'Hire with confidence',
    text: 'Agree on the work between the two of you. No commission, no long-term contract.',
  },
] as const;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--cp-space-12) var(--cp-space-16);
  ${from('large')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--cp-space-24);
  }
`;

const InOneLine = styled.span`
  white-space: nowrap;
`;

/** Explains in four steps how the site works, and what it costs. */
export function HowItWorks(): ReactNode {
  return (
    <HomeSection
      title="How it works"
      action={
        <LinkButton href="/search" variant="secondary" size="small">
          Find Your Accountant
        </LinkButton>
      }
    >
      <Steps>
        {steps.map(({ title, text }, index) => (
          <FeatureCard key={title} as="li" look="plain" mark={index + 1} title={title}>
            {text}
          </FeatureCard>
        ))}
      </Steps>
      <Text>
        <span>{`It’s free for clients. Professionals start free, and pay from ${pricePerMonth('professional', 'monthly')} a month for more. `}</span>
        <InOneLine>
          <Link href="/pricing">See plans and pricing</Link>
        </InOneLine>
      </Text>
    </HomeSection>
  );
}
