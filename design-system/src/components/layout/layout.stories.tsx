import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { Text } from '../text/text';
import { Container, Grid, Inline, Stack, VisuallyHidden } from './layout';
import { layoutDocs } from './layout.docs';

const meta = {
  title: 'Layout/Layout',
  component: Stack,
  tags: ['stable'],
  parameters: { guide: layoutDocs },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (text: string) => (
  <Card key={text} padding="small" tone="subtle">
    <Text>{text}</Text>
  </Card>
);

export const Stacked: Story = { render: () => <Stack gap={8}>{['One', 'below', 'the other'].map(box)}</Stack> };
export const InlineWraps: Story = {
  render: () => <Inline gap={12}>{['Beside', 'each', 'other', 'until', 'the', 'line', 'is', 'full'].map(box)}</Inline>,
};
export const Columns: Story = { render: () => <Grid columns={3}>{['1', '2', '3', '4', '5'].map(box)}</Grid> };
export const AsManyAsFit: Story = { render: () => <Grid minimum={180}>{['1', '2', '3', '4', '5'].map(box)}</Grid> };
export const Frames: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack>
      {(['page', 'reading', 'form'] as const).map((size) => (
        <Container key={size} size={size}>
          {box(size)}
        </Container>
      ))}
      <VisuallyHidden>Only read out</VisuallyHidden>
    </Stack>
  ),
};
