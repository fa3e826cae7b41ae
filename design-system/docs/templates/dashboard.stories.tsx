import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../../src/components/button/button';
import { Card } from '../../src/components/card/card';
import { EmptyState } from '../../src/components/empty-state/empty-state';
import { Grid, Stack } from '../../src/components/layout/layout';
import { PageHeader } from '../../src/components/page-header/page-header';
import { Skeleton } from '../../src/components/skeleton/skeleton';
import { StatCard } from '../../src/components/stat-card/stat-card';
import { Heading, Text } from '../../src/components/text/text';
import { savedPicture } from '../../src/pictures/saved';
import { Template, type TemplateProps } from '../parts/template';

/** Next steps first, then figures, each linking to its page. */
function Dashboard({ state }: TemplateProps) {
  return (
    <Template
      state={state}
      path="/dashboard"
      signedIn
      noun="your dashboard"
      header={<PageHeader title="Dashboard" description="What waits for you." />}
      filled={
        <Stack gap={24}>
          <Card tone="primary">
            <Stack gap={8} align="start">
              <Heading level={2}>Maria Castellanos replied</Heading>
              <Text>Thursday at ten works for me.</Text>
              <LinkButton href="/messages/7">Reply</LinkButton>
            </Stack>
          </Card>
          <Grid columns={3}>
            <StatCard label="Unread messages" value="2" icon="message" href="/messages" />
            <StatCard label="Saved professionals" value="4" icon="heart" href="/dashboard/saved" />
            <StatCard label="Reviews written" value="1" icon="star" href="/dashboard/reviews" />
          </Grid>
        </Stack>
      }
      loading={
        <Stack gap={24}>
          <Skeleton shape="block" height={140} />
          <Grid columns={3}>
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} shape="block" height={110} />
            ))}
          </Grid>
        </Stack>
      }
      empty={
        <EmptyState
          illustration={savedPicture}
          title="No one saved yet"
          description="Select the heart on a card or a profile, and the professional shows up here."
          action={<LinkButton href="/search">Find Accountants</LinkButton>}
        />
      }
    />
  );
}

const meta = {
  title: 'Templates/Dashboard',
  component: Dashboard,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { state: 'filled' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Broken: Story = { name: 'Error', args: { state: 'error' } };
