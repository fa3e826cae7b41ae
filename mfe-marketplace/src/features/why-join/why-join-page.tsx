import { LinkButton } from '@counterpart/design-system/button';
import { Container } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { useSiteName } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { BenefitsSection } from '../../marketing/benefits-section';
import { CallToAction } from '../../marketing/call-to-action';
import { BandedSections } from '../../marketing/page-sections';
import { QuestionsSection } from '../../marketing/questions-section';
import { JoiningSteps } from './joining-steps';
import { ProfessionalQuotes } from './professional-quotes';
import { benefits, questions } from './why-join-content';

/** Explains what a listing gives professionals, and how they get one. */
export function WhyJoinPage(): ReactNode {
  const siteName = useSiteName();
  return (
    <Container>
      <PageHeader
        title={`Why join ${siteName}`}
        description="Clients come here looking for an accountant, a bookkeeper, a financial advisor or a fractional CFO. Get found by the ones who need what you do."
        actions={
          <>
            <LinkButton href="/auth?signup=true">Create Your Profile</LinkButton>
            <LinkButton href="/pricing" variant="secondary">
              See Plans and Pricing
            </LinkButton>
          </>
        }
      />
      <BandedSections $gap={64}>
        <BenefitsSection title="What you get" benefits={benefits} columns={3} />
        <JoiningSteps />
        <ProfessionalQuotes />
        <QuestionsSection questions={questions} />
        <CallToAction
          title="Your next client may be searching now"
          text="Starter is free and needs no credit card. You can change your plan at any time."
          primary={{ label: 'Join Free', href: '/auth?signup=true' }}
          secondary={{ label: 'Compare Plans', href: '/pricing' }}
        />
      </BandedSections>
    </Container>
  );
}
