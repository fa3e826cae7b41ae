import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../../src/components/alert/alert';
import { Badge } from '../../src/components/badge/badge';
import { Button } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Inline, Stack } from '../../src/components/layout/layout';
import { Link } from '../../src/components/link/link';
import { PageHeader } from '../../src/components/page-header/page-header';
import { Skeleton, SkeletonText } from '../../src/components/skeleton/skeleton';
import { Heading, Text } from '../../src/components/text/text';
import { guidesPicture } from '../../src/pictures/guides';
import { Template, type TemplateProps } from '../parts/template';

/** Meaning for the reader first, then the law; sources in sight. */
function Guide({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      size="reading"
      path="/compliance"
      noun="this guide"
      header={
        <PageHeader
          title="Sales Tax Nexus After Wayfair"
          meta={
            <Inline gap={8}>
              <Badge tone="info">State</Badge>
              Updated September 1, 2026
            </Inline>
          }
          breadcrumbs={[{ label: 'Compliance Center', href: '/compliance' }, { label: 'Sales Tax' }]}
        />
      }
      filled={
        <Stack gap={24}>
          <Card tone="primary">
            <Stack gap={8}>
              <Heading level={2}>What it means for you</Heading>
              <Text>If you sell more than $100,000 a year into a state, you most likely register there.</Text>
            </Stack>
          </Card>
          <Heading level={2}>What the law says</Heading>
          <Text>A state can require a seller without an office there to collect its sales tax.</Text>
          <Text size="small" tone="muted">
            Source: <Link href="https://www.supremecourt.gov">South Dakota v. Wayfair, 2018</Link>
          </Text>
          <Alert tone="info">General information, not advice about your case.</Alert>
        </Stack>
      }
      loading={
        <Stack gap={24}>
          <Skeleton shape="block" height={140} />
          <SkeletonText lines={6} />
        </Stack>
      }
      empty={
        <EmptyState
          illustration={guidesPicture}
          title="No Guides Found"
          description="No guide matches all of your filters. Remove one, or try another word."
          action={<Button>Clear Filters</Button>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Guide',
  component: Guide,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Guide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
