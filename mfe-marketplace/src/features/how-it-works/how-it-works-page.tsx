import { Accordion } from '@counterpart/design-system/accordion';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Container, Inline, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BenefitsSection } from './benefits-section';
import { forClients, forProfessionals, questions } from './how-it-works-content';
import { StepsSection } from './steps-section';

const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-64);
  padding-bottom: var(--cp-space-64);
`;

/** How Counterpart works, for both sides, with the questions people ask. The header calls it FAQ. */
export function HowItWorksPage(): ReactNode {
  return (
    <Container>
      <PageHeader
        title="How Counterpart works"
        description="Counterpart brings businesses and individuals together with accountants, bookkeepers, financial advisors and fractional CFOs. Here is how it goes, step by step."
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
      <Sections>
        <StepsSection audience={forClients} />
        <StepsSection audience={forProfessionals} />
        <BenefitsSection />
        <Stack as="section" aria-labelledby="questions-title" gap={24}>
          <Heading level={2} id="questions-title">
            Frequently Asked Questions
          </Heading>
          <Accordion items={questions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))} />
        </Stack>
        <Card as="section" tone="primary" padding="large" aria-labelledby="closing-title">
          <Stack gap={16} align="start">
            <Heading level={2} id="closing-title">
              Ready to find your counterpart?
            </Heading>
            <Text tone="muted">Look at who is there without an account. Sign up when you want to write to somebody.</Text>
            <Inline gap={12}>
              <LinkButton href="/search" size="large">
                Find a Professional
              </LinkButton>
              <LinkButton href="/auth?signup=true" variant="secondary" size="large">
                Sign Up Free
              </LinkButton>
            </Inline>
          </Stack>
        </Card>
      </Sections>
    </Container>
  );
}
