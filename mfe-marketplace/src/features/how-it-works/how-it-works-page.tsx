import { LinkButton } from '@counterpart/design-system/button';
import { Container } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { useSiteName } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import { BenefitsSection } from '../../marketing/benefits-section';
import { CallToAction, clientActions } from '../../marketing/call-to-action';
import { BandedSections } from '../../marketing/page-sections';
import { QuestionsSection } from '../../marketing/questions-section';
import { benefits, forClients, forProfessionals, questionsOf } from './how-it-works-content';
import { StepsSection } from './steps-section';

/** Explains how Counterpart works, for both sides, and answers common questions. The header calls it FAQ. */
export function HowItWorksPage(): ReactNode {
  const siteName = useSiteName();
  return (
    <Container>
      <PageHeader
        title={`How ${siteName} works`}
        description={`${siteName} brings businesses and individuals together with accountants, bookkeepers, financial advisors and fractional CFOs. Here is how it goes, step by step.`}
        actions={
          <>
            <LinkButton href="#for-clients" variant="secondary">
              For Businesses and Clients
            </LinkButton>
            <LinkButton href="#for-professionals" variant="secondary">
              For Financial Professionals
            </LinkButton>
          </>
        }
      />
      <BandedSections $gap={64}>
        <StepsSection audience={forClients} />
        <StepsSection audience={forProfessionals} />
        <BenefitsSection title="What you can rely on" benefits={benefits} columns={4} />
        <QuestionsSection questions={questionsOf(siteName)} />
        <CallToAction
          title="Ready to find your counterpart?"
          text="Look around without an account. Sign up when you’re ready to message someone."
          {...clientActions}
        />
      </BandedSections>
    </Container>
  );
}
