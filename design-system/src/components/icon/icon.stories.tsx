import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { Grid, Stack } from '../layout/layout';
import { Text } from '../text/text';
import { Icon, iconNames } from './icon';
import { iconDocs } from './icon.docs';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  tags: ['stable'],
  parameters: { guide: iconDocs },
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
