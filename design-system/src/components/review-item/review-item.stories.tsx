import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { ReviewItem } from './review-item';

const guide: ComponentDocs = {
  purpose: 'One review: who, how many stars, when, what, and the answer.',
  use: ['Profiles, the dashboard.'],
  avoid: [['Marketing', 'TestimonialCard']],
  content: ['Dates as ‘November 5, 2026’. Line breaks are kept.'],
  strings: ['Anonymous Client', 'Verified client'],
  screenReader: ['An article; the answer is a quotation with its author.'],
};

const meta = {
  title: 'People/ReviewItem',
  component: ReviewItem,
  tags: ['stable'],
  parameters: { guide },
  args: {
    timeZone: 'UTC',
    author: { id: 3, name: 'Dana Whitfield' },
    rating: 5,
    comment: 'Found two states where we owed registration and one where we did not.\nExplains before she charges.',
    createdAt: '2026-11-05T00:30:00.000Z',
    verifiedClient: true,
    reply: { from: 'Maria Castellanos', text: 'Thank you, Dana. Happy that the Texas filing is behind us.' },
  },
} satisfies Meta<typeof ReviewItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('November 5, 2026')).toBeVisible();
  },
};

export const Anonymous: Story = {
  args: { author: null, verifiedClient: false, reply: null, rating: 3, comment: 'Good work, slow answers.' },
};

export const List: Story = {
  render: (args) => (
    <div>
      <ReviewItem {...args} />
      <ReviewItem
        timeZone="UTC"
        author={null}
        rating={2}
        comment="Slow to answer."
        createdAt="2026-10-01T12:00:00.000Z"
      />
    </div>
  ),
};
