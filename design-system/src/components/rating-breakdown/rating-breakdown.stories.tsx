import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { RatingBreakdown } from './rating-breakdown';

const guide: ComponentDocs = {
  purpose: 'How ratings spread, and a filter by stars.',
  use: ['Above the reviews of one professional.'],
  avoid: [['One rating, or an average without its reviews', 'Rating']],
  content: ['Leave it out below one review: an empty scale says nothing.'],
  keys: [
    ['Tab', 'Moves from bar to bar; stars without a review are skipped'],
    ['Enter, Space', 'Shows only these reviews; once more, all of them'],
  ],
  screenReader: ['The bars are toggle buttons named ‘5 stars, 12 reviews’.'],
};

const meta = {
  title: 'People/RatingBreakdown',
  component: RatingBreakdown,
  tags: ['new'],
  parameters: { guide },
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
