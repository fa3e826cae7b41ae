import { LinkButton } from '@counterpart/design-system/button';
import { FeatureCard } from '@counterpart/design-system/feature-card';
import { Grid } from '@counterpart/design-system/layout';
import type { ReactNode } from 'react';
import { HomeSection } from './home-section';

const steps = [
  { title: 'Search and filter', text: 'Say what you need, for which industry and where.' },
  { title: 'Review profiles', text: 'Compare services, prices and what clients say.' },
  { title: 'Connect directly', text: 'Send a message and get the reply in the same place.' },
  {
    title: 'Hire with confidence',
    text: 'Agree on the work between the two of you. No commission, no long-term contract.',
  },
] as const;

/** How it works, in four steps. */
export function HowItWorks(): ReactNode {
  return (
    <HomeSection
      title="How it works"
      action={
        <LinkButton href="/search" variant="secondary">
          Find Your Accountant
        </LinkButton>
      }
    >
      <Grid as="ol" columns={4}>
        {steps.map(({ title, text }, index) => (
          <FeatureCard key={title} as="li" look="plain" mark={index + 1} title={title}>
            {text}
          </FeatureCard>
        ))}
      </Grid>
    </HomeSection>
  );
}
