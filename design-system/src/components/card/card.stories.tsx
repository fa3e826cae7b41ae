import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/layout';
import { Heading, Text } from '../text/text';
import { Card } from './card';
import { cardDocs } from './card.docs';

const meta = {
  title: 'Layout/Card',
  component: Card,
  tags: ['stable'],
  parameters: { guide: cardDocs },
  args: { children: 'A bordered area.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Grid columns={3}>
      {(['default', 'subtle', 'primary'] as const).map((tone) => (
        <Card key={tone} tone={tone} interactive={tone === 'default'}>
          <Heading level={3}>{tone}</Heading>
          <Text tone="muted">Upfront pricing, no long-term contracts.</Text>
        </Card>
      ))}
    </Grid>
  ),
};
