import { LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { FeatureCard } from '@counterpart/design-system/feature-card';
import { below, from, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useHost } from '@counterpart/shell/sdk';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Benefit } from '../../../marketing/benefits-section';
import { revealFocused, SideScroll, sideways } from '../../../side-scroll';
import { HomeSection } from './home-section';

const benefitPoints: readonly Benefit[] = [
  { icon: 'book', title: 'Guides', text: 'What a law means for your business, in plain English, with its source.' },
  { icon: 'document', title: 'AI document analysis', text: 'Upload a document and see its obligations and deadlines.' },
  {
    icon: 'sparkle',
    title: 'Compliance assistant',
    text: 'Answers from the guides, each with the passage it comes from.',
  },
  { icon: 'users', title: 'Expert matching', text: 'A specialist for questions a guide can’t settle.' },
];

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--cp-space-12);
  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--cp-space-64);
    align-items: center;
  }
`;

const Asked = styled.p`
  align-self: flex-end;
  max-width: 85%;
  padding: var(--cp-space-8) var(--cp-space-16);
  border-radius: var(--cp-radius-large);
  background: var(--cp-primary);
  color: var(--cp-on-primary);
`;

/** Chips in a row on a phone. */
const Questions = styled.ul.attrs({ onFocus: revealFocused })`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-8);
  font-size: var(--cp-font-size-small);
  ${below('medium')} {
    ${sideways}
    flex-direction: row;
    white-space: nowrap;
    > li > a {
      display: block;
      padding: var(--cp-space-4) var(--cp-space-12);
      border: 1px solid var(--cp-border-control);
      border-radius: var(--cp-radius-full);
      text-decoration-line: none;
    }
  }
`;

const Answered = styled.div`
  align-self: flex-start;
  max-width: 90%;
  padding: var(--cp-space-12) var(--cp-space-16);
  border-radius: var(--cp-radius-large);
  background: var(--cp-bg-subtle);
`;

/** On a phone a conversation is set as small as in the picture at the top. */
const Conversation = styled(Stack)`
  ${below('medium')} {
    font-size: var(--cp-font-size-small);
    line-height: var(--cp-line-height-small);
  }
`;

/** Sample questions for the assistant; each opens the Compliance Center with it filled in. */
const questions = [
  'Do I owe sales tax in another state?',
  'Is my helper an employee or a contractor?',
  'Which of my employees are owed overtime?',
] as const;

/**
 * The Compliance Center, with a sample conversation that only shows what one looks like; nothing while it is switched
 * off.
 */
export function CompliancePromotion(): ReactNode {
  const { areas } = useHost();
  if (areas.switchedOff.includes('compliance')) return null;
  return (
    <HomeSection
      title="Compliance Center"
      text="Rules change. Find out what they mean for your business, with sources."
      action={
        <LinkButton href="/compliance" variant="secondary">
          Open Compliance Center
        </LinkButton>
      }
    >
      <Columns>
        <SideScroll label="What it has" wide={1}>
          {benefitPoints.map(({ icon, title, text }) => (
            <FeatureCard key={title} as="li" look="plain" mark={icon} title={title}>
              {text}
            </FeatureCard>
          ))}
        </SideScroll>
        <Card as="section" aria-label="Sample conversation with the compliance assistant">
          <Conversation gap={12}>
            <Asked>When do I have to collect sales tax in another state?</Asked>
            <Answered>
              <p>
                Usually once your sales there pass a threshold, often $100,000 a year. Each state sets its own; the
                guide lists them with their sources.
              </p>
              <Text size="small" tone="subtle">
                From: Sales Tax Nexus After Wayfair
              </Text>
            </Answered>
            <Questions aria-label="Suggested questions">
              {questions.map((question) => (
                <li key={question}>
                  <Link href={`/compliance?question=${encodeURIComponent(question)}`}>{question}</Link>
                </li>
              ))}
            </Questions>
            <TextInput disabled aria-label="Ask a question (sample)" placeholder="Ask a question" />
          </Conversation>
        </Card>
      </Columns>
    </HomeSection>
  );
}
