import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentDocs } from '../../docs/component-docs';
import { Grid } from '../layout/layout';
import { Heading, Text } from '../text/text';
import { Card } from './card';

const guide: ComponentDocs = {
  purpose: 'A bordered area that holds what belongs together.',
  use: ['Things of one kind in a grid or list; a group of settings.', '`interactive` when its heading is a link.'],
  avoid: [
    ['It only separates', 'space'],
    ['It floats', 'Dialog or Menu'],
  ],
  content: ['One heading, one action.'],
  screenReader: ['No role of its own; give it `as="article"` or `as="section"` with a name where that helps.'],
};

const meta = {
  title: 'Layout/Card',
  component: Card,
  tags: ['stable'],
  parameters: { guide },
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
