import { LinkButton } from '@counterpart/design-system/button';
import { Illustration, type Picture } from '@counterpart/design-system/illustration';
import { Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { clientsPicture } from '@counterpart/design-system/pictures/clients';
import { conversationsPicture } from '@counterpart/design-system/pictures/conversations';
import { professionalsPicture } from '@counterpart/design-system/pictures/professionals';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pricePerMonth } from '../../../marketing/plan-terms';
import { SideScroll } from '../../../side-scroll';
import { HomeSection } from './home-section';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly picture?: Picture;
}

const steps: readonly Step[] = [
  {
    title: 'Search and filter',
    text: 'Tell us the service, your industry, and your city.',
    picture: clientsPicture,
  },
  {
    title: 'Review profiles',
    text: 'Compare services, prices and what clients say.',
    picture: professionalsPicture,
  },
  {
    title: 'Connect directly',
    text: 'Send a message and get the reply in the same place.',
    picture: conversationsPicture,
  },
  {
    title: 'Hire with confidence',
    text: 'Agree on the work between the two of you. No commission, no long-term contract.',
  },
];

/** Picture, number, words. The last step has what follows from it in the place of a picture. */
const StepItem = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: flex-end;
  gap: var(--cp-space-12);
  counter-increment: step;
  &:first-child {
    counter-reset: step;
  }
  h3::before {
    content: counter(step) '. ';
    color: var(--cp-primary);
  }
`;

/** Explains in four steps how the site works, and what it costs. */
export function HowItWorks(): ReactNode {
  return (
    <HomeSection title="How it works">
      <SideScroll label="Steps" as="ol" wide={4}>
        {steps.map(({ title, text, picture }) => (
          <StepItem key={title}>
            {picture ? <Illustration picture={picture} size={180} /> : <Costs />}
            <Stack gap={2}>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </StepItem>
        ))}
      </SideScroll>
    </HomeSection>
  );
}

const Panel = styled(Stack)`
  padding: var(--cp-space-12) var(--cp-space-16);
  border-radius: var(--cp-radius-large);
  background: var(--cp-primary-bg);
`;

const InOneLine = styled.span`
  white-space: nowrap;
`;

function Costs(): ReactNode {
  return (
    <Panel gap={8} align="start">
      <Text size="small">
        <span>{`It’s free for clients. Professionals start free, and pay from ${pricePerMonth('professional', 'monthly')} a month for more. `}</span>
        <InOneLine>
          <Link href="/pricing">See plans and pricing</Link>
        </InOneLine>
      </Text>
      <LinkButton href="/search" variant="secondary" size="small">
        Find Your Accountant
      </LinkButton>
    </Panel>
  );
}
