import { Button, LinkButton } from '@counterpart/design-system/button';
import { Card } from '@counterpart/design-system/card';
import { FeatureCard } from '@counterpart/design-system/feature-card';
import { below, from, Stack } from '@counterpart/design-system/layout';
import { Link } from '@counterpart/design-system/link';
import { Text } from '@counterpart/design-system/text';
import { TextInput } from '@counterpart/design-system/text-input';
import { useHost } from '@counterpart/shell/sdk';
import { useNavigate } from '@counterpart/shell/sdk/router';
import type { ReactNode, SubmitEvent } from 'react';
import styled from 'styled-components';
import type { Benefit } from '../../../marketing/benefits-section';
import { revealFocused, SideScroll, sideways } from '../../../side-scroll';
import { Band, HomeSection } from './home-section';
import { ComplianceStories } from './stories';

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
    grid-template-columns: minmax(0, 2.2fr) minmax(0, 1fr);
    gap: var(--cp-space-40);
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

/** Chips, in a row that scrolls on a phone. */
const Questions = styled.ul.attrs({ onFocus: revealFocused })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-8);
  font-size: var(--cp-font-size-small);
  > li > a {
    display: block;
    padding: var(--cp-space-4) var(--cp-space-12);
    border: 1px solid var(--cp-border-control);
    border-radius: var(--cp-radius-full);
    text-decoration-line: none;
  }
  ${below('medium')} {
    ${sideways}
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--cp-space-8);
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
  'Is my worker an employee or a contractor?',
  'Which employees get overtime?',
] as const;

/** A question that the assistant answers on its own page. Without scripts the form leads there as well. */
function Ask(): ReactNode {
  const navigate = useNavigate();
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = new FormData(event.currentTarget).get('question') as string;
    void navigate(`/compliance?question=${encodeURIComponent(question)}`);
  };
  return (
    <Stack gap={12}>
      <form action="/compliance" aria-label="Ask the compliance assistant" onSubmit={ask}>
        <Line>
          <TextInput
            required
            aria-label="Your tax or compliance question"
            name="question"
            placeholder="Ask about a rule, a deadline or a form"
          />
          <Button type="submit">Ask</Button>
        </Line>
      </form>
      <Questions aria-label="Suggested questions">
        {questions.map((suggested) => (
          <li key={suggested}>
            <Link href={`/compliance?question=${encodeURIComponent(suggested)}`}>{suggested}</Link>
          </li>
        ))}
      </Questions>
    </Stack>
  );
}

/**
 * The Compliance Center: a question that it answers, what it has, and a sample conversation that only shows what one
 * looks like. Nothing while it is switched off.
 */
export function CompliancePromotion(): ReactNode {
  const { areas } = useHost();
  if (areas.switchedOff.includes('compliance')) return null;
  return (
    <Band tone="deep">
      <HomeSection
        title="Compliance Center"
        text="Rules change. Find out what they mean for your business, with sources."
        action={
          <LinkButton href="/compliance" variant="secondary" size="small">
            Open Compliance Center
          </LinkButton>
        }
      >
        <Columns>
          <Stack gap={24}>
            <Ask />
            <SideScroll label="What it has" wide={2}>
              {benefitPoints.map(({ icon, title, text }) => (
                <FeatureCard key={title} as="li" look="plain" mark={icon} title={title}>
                  {text}
                </FeatureCard>
              ))}
            </SideScroll>
          </Stack>
          <Card as="section" padding="small" aria-label="Sample conversation with the compliance assistant">
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
              <TextInput disabled aria-label="Ask a question (sample)" placeholder="Ask a question" />
            </Conversation>
          </Card>
        </Columns>
      </HomeSection>
      <ComplianceStories />
    </Band>
  );
}
