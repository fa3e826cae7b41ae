import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { FilePicker } from '../../src/components/file-picker/file-picker';
import { Stack } from '../../src/components/layout/layout';
import { PageHeader } from '../../src/components/page-header/page-header';
import { SkeletonText } from '../../src/components/skeleton/skeleton';
import { Heading, Text } from '../../src/components/text/text';
import { Template, type TemplateProps } from '../parts/template';

const findings = [
  ['Key Points', 'Report a breach within 72 hours.', '“… not later than 72 hours after having become aware of it”'],
  ['Risks & Penalties', 'Fines of up to 4% of revenue.', '“… up to 4 % of the total worldwide annual turnover”'],
] as const;

/** Findings, each with the sentence it rests on. */
function ComplianceAnalysis({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      size="reading"
      path="/compliance"
      noun="the analysis"
      header={
        <PageHeader
          title="Analyze Legislation"
          description="A law, rule or contract as .txt, .md or a PDF with text, up to 10 MB. It is not stored."
        />
      }
      filled={
        <Stack gap={16}>
          {findings.map(([title, text, quote]) => (
            <Card key={title}>
              <Stack gap={8}>
                <Heading level={2}>{title}</Heading>
                <Text>{text}</Text>
                <Text size="small" tone="muted">
                  {quote} (page 3)
                </Text>
              </Stack>
            </Card>
          ))}
          <Button variant="secondary">Analyze Another Document</Button>
        </Stack>
      }
      loading={
        <Stack gap={16}>
          {findings.map(([title]) => (
            <Card key={title}>
              <SkeletonText lines={4} />
            </Card>
          ))}
        </Stack>
      }
      empty={
        <Card padding="large">
          <Stack gap={16}>
            <FilePicker label="Document" accept={['.txt', '.md', '.pdf']} maxSize={10_000_000} onPick={() => {}} />
            <Button disabled>Analyze Document</Button>
          </Stack>
        </Card>
      }
    />
  );
}

const meta = {
  title: 'Templates/Compliance analysis',
  component: ComplianceAnalysis,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComplianceAnalysis>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
