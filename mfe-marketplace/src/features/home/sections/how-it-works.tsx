import { Grid } from '@counterpart/design-system/layout';
import { LinkButton } from '@counterpart/design-system/button';
import type { ReactNode } from 'react';
import { HomeSection } from './home-section';
import { PointCard } from './point-card';

const STEPS = [
  { title: 'Search and filter', text: 'Say what you need, for which industry and where.' },
  { title: 'Review profiles', text: 'Compare services, prices and what their clients say.' },
  { title: 'Connect directly', text: 'Write a message and get an answer in the same place.' },
  { title: 'Hire with confidence', text: 'Agree on the work between the two of you. No commission, no long-term contract.' },
] as const;

/** M §2: how it works, in four steps. */
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
        {STEPS.map((step, index) => (
          <PointCard key={step.title} mark={index + 1} {...step} />
        ))}
      </Grid>
    </HomeSection>
  );
}
