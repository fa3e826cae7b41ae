import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RatingBreakdown } from './rating-breakdown';
import { ratingBreakdownDocs } from './rating-breakdown.docs';

const meta = {
  title: 'People/RatingBreakdown',
  component: RatingBreakdown,
  tags: ['new'],
  parameters: { guide: ratingBreakdownDocs },
  args: { average: 4.1, ratings: [5, 5, 5, 5, 4, 4, 3, 2], chosen: null, onChoose: fn() },
} satisfies Meta<typeof RatingBreakdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4 stars, 2 reviews' }));
    await expect(args.onChoose).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole('button', { name: '1 star, 0 reviews' })).toBeDisabled();
  },
};

export const Chosen: Story = {
  args: { chosen: 5 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5 stars, 4 reviews', pressed: true }));
    await expect(args.onChoose).toHaveBeenCalledWith(null);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '5 stars, 4 reviews' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(4);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);
  },
};

export const OneReview: Story = { args: { average: 5, ratings: [5] } };
