import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentDocs } from '../../docs/component-docs';
import { Card } from '../card/card';
import { Grid, Stack } from '../layout/layout';
import { Text } from '../text/text';
import { Icon, iconNames } from './icon';

const guide: ComponentDocs = {
  purpose: 'A line drawing in the text’s color.',
  use: ['Beside words, in IconButton, in lists of facts.'],
  avoid: [['It would be the only way to understand', 'words']],
  content: ['The same drawing means the same thing everywhere.'],
  screenReader: ['Hidden, unless it has a `label`.'],
};

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  tags: ['stable'],
  parameters: { guide },
  args: { name: 'search', size: 24 },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { label: 'Search' } };

export const All: Story = {
  render: () => (
    <Grid minimum={120} gap={12}>
      {iconNames.map((name) => (
        <Card key={name} padding="small">
          <Stack align="center" gap={8}>
            <Icon name={name} size={24} />
            <Text size="small" tone="subtle">
              {name}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};
