import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, LinkButton } from '../button/button';
import { Card } from '../card/card';
import { Grid } from '../layout/layout';
import { EmptyState, type IllustrationName } from './empty-state';
import { emptyStateDocs } from './empty-state.docs';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  tags: ['stable'],
  parameters: { guide: emptyStateDocs },
  args: {
    title: 'No accountants found',
    description: 'Try fewer filters or another place.',
    action: <Button variant="secondary">Clear Filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Compact: Story = {
  args: {
    compact: true,
    illustration: 'messages',
    title: 'No Conversations',
    description: 'Write to a professional and the conversation appears here.',
    action: <LinkButton href="/search">Find Accountants</LinkButton>,
  },
};

const drawings: readonly IllustrationName[] = [
  'search',
  'messages',
  'people',
  'documents',
  'reviews',
  'saved',
  'lost',
  'broken',
  'article',
  'locked',
];

export const Illustrations: Story = {
  render: () => (
    <Grid columns={4}>
      {drawings.map((name) => (
        <Card key={name} padding="none">
          <EmptyState compact illustration={name} title={name} headingLevel={3} />
        </Card>
      ))}
    </Grid>
  ),
};
