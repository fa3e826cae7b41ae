import { Accordion } from '@counterpart/design-system/accordion';
import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { Icon } from '@counterpart/design-system/icon';
import { Container, Grid, Inline, Stack } from '@counterpart/design-system/layout';
import { PageHeader } from '@counterpart/design-system/page-header';
import { Heading, Text } from '@counterpart/design-system/text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { JoiningSteps } from './joining-steps';
import { MemberQuotes } from './member-quotes';
import { benefits, questions } from './why-join-content';

const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-64);
  padding-bottom: var(--cp-space-64);
`;

const Mark = styled.span`
  color: var(--cp-primary);
`;

/** What a listing gives professionals, and how they get one. */
export function WhyJoinPage(): ReactNode {
  return (
    <Container>
      <PageHeader
        title="Why join Counterpart"
        description="Clients come here looking for an accountant, a bookkeeper, a financial advisor or a fractional CFO. Be found by the ones who need what you do."
        actions={
          <>
            <LinkButton href="/auth?signup=true">Create Your Profile</LinkButton>
            <LinkButton href="/pricing" variant="secondary">
              See Plans and Pricing
            </LinkButton>
          </>
        }
      />
      <Sections>
        <Stack as="section" aria-labelledby="benefits-title" gap={24}>
          <Heading level={2} id="benefits-title">
            What you get
          </Heading>
          <Grid as="ul" columns={3} gap={16}>
            {benefits.map(({ icon, title, text }) => (
              <Card as="li" key={title}>
                <Stack gap={12}>
                  <Mark>
                    <Icon name={icon} size={24} />
                  </Mark>
                  <Heading level={3}>{title}</Heading>
                  <Text tone="muted">{text}</Text>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Stack>
        <JoiningSteps />
        <MemberQuotes />
        <Stack as="section" aria-labelledby="questions-title" gap={24}>
          <Heading level={2} id="questions-title">
            Frequently Asked Questions
          </Heading>
          <Accordion items={questions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))} />
        </Stack>
        <Card as="section" tone="primary" padding="large" aria-labelledby="closing-title">
          <Stack gap={16} align="start">
            <Heading level={2} id="closing-title">
              Your next client may be searching now
            </Heading>
            <Text tone="muted">Starter is free and needs no credit card. You can change your plan at any time.</Text>
            <Inline gap={12}>
              <LinkButton href="/auth?signup=true" size="large">
                Join Free
              </LinkButton>
              <LinkButton href="/pricing" variant="secondary" size="large">
                Compare Plans
              </LinkButton>
            </Inline>
          </Stack>
        </Card>
      </Sections>
    </Container>
  );
}
