import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Stack } from '../layout/layout';
import { Rating } from './rating';

const guide: ComponentDocs = {
  purpose: 'What others thought, as stars and a number.',
  use: ['Cards, profiles, reviews.'],
  avoid: [['Someone is asked', 'RatingInput']],
  content: ['One decimal; the count in brackets; ‘New’ without reviews.'],
  strings: ['New'],
  screenReader: ['Read as a sentence: ‘Rated 4.8 out of 5, 36 reviews’.'],
};

const meta = {
  title: 'People/Rating',
  component: Rating,
  tags: ['stable'],
  parameters: { guide },
  args: { value: 4.8, count: 36 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rated 4.8 out of 5, 36 reviews')).toBeInTheDocument();
  },
};

export const All: Story = {
  render: () => (
    <Stack gap={12} align="start">
      <Rating value={null} count={0} />
      <Rating value={4} count={1} />
      <Rating value={4.75} count={1204} />
      <Rating value={3.4} count={12} stars="five" />
      <Rating value={5} stars="five" />
    </Stack>
  ),
};
