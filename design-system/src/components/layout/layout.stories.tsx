import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentDocs } from '../../docs/component-docs';
import { Card } from '../card/card';
import { Text } from '../text/text';
import { Container, Grid, Inline, Stack, VisuallyHidden } from './layout';

const guide: ComponentDocs = {
  purpose:
    'Stack, Inline, Grid, Container and VisuallyHidden: where things stand; `from` and `below`: at which widths that changes.',
  use: ['Every distance between components.'],
  avoid: [['A list, an article, a region', 'the same with `as`']],
  content: ['Text is at most 70 characters wide: `reading` or `form` frames.'],
  screenReader: ['No roles of their own. VisuallyHidden is read and not shown.'],
};

const meta = {
  title: 'Layout/Layout',
  component: Stack,
  tags: ['stable'],
  parameters: { guide },
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
