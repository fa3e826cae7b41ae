import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from '../../src/components/accordion/accordion';
import { Badge } from '../../src/components/badge/badge';
import { Button, LinkButton } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Field } from '../../src/components/field/field';
import { Inline, Stack } from '../../src/components/layout/layout';
import { Link } from '../../src/components/link/link';
import { PageHeader } from '../../src/components/page-header/page-header';
import { SkeletonText } from '../../src/components/skeleton/skeleton';
import { Text } from '../../src/components/text/text';
import { TextArea } from '../../src/components/text-input/text-input';
import { conversationsPicture } from '../../src/pictures/conversations';
import { Template, type PageState } from '../parts/template';

interface ComplianceAnswerProps {
  /** `refused`: no guide supports an answer. */
  readonly state: PageState | 'refused';
}

const question = (
  <Stack gap={16}>
    <PageHeader title="Ask the Compliance Assistant" />
    <Field label="Your question">
      <TextArea rows={4} defaultValue="When do I have to collect sales tax in another state?" />
    </Field>
    <Inline gap={8}>
      <Button>Ask Question</Button>
      <Button variant="ghost">Clear</Button>
    </Inline>
  </Stack>
);

const refusal = (
  <Card tone="primary">
    <Stack gap={12} align="start">
      <Text weight="semibold">Our guides do not answer this question.</Text>
      <Text tone="muted">A specialist can. Your question goes along, your contact details do not.</Text>
      <LinkButton href="/quiz">Get Matched with a Specialist</LinkButton>
    </Stack>
  </Card>
);

const answer = (
  <Card>
    <Stack gap={16}>
      <Inline>
        <Badge tone="info">Answered from our guides</Badge>
      </Inline>
      <Text>Usually once your sales there pass a threshold, often $100,000 a year.</Text>
      <Text size="small" tone="muted">
        <Link href="/compliance/sales-tax-nexus">Sales Tax Nexus After Wayfair</Link>
        <span> · State · reviewed Nov 22, 2026</span>
      </Text>
      <Text weight="semibold">More from this guide</Text>
      <Accordion
        single
        items={[
          { id: 'what', title: 'What to do', content: 'Register in that state before you collect.' },
          {
            id: 'sources',
            title: 'Sources & References',
            content: <Link href="/compliance/sales-tax-nexus">Sales Tax Nexus After Wayfair</Link>,
          },
        ]}
      />
    </Stack>
  </Card>
);

/** Every sentence with its source; where no guide has one, it offers a person. */
function ComplianceAnswer({ state }: ComplianceAnswerProps) {
  return (
    <Template
      state={state === 'refused' ? 'filled' : state}
      size="reading"
      path="/compliance"
      noun="the answer"
      header={question}
      filled={state === 'refused' ? refusal : answer}
      loading={
        <Card>
          <SkeletonText lines={5} />
        </Card>
      }
      empty={
        <EmptyState
          illustration={conversationsPicture}
          title="No questions yet"
          description="Ask the way you would ask a person. Each answer names the guide it comes from."
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Compliance answer',
  component: ComplianceAnswer,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComplianceAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Refused: Story = { args: { state: 'refused' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
