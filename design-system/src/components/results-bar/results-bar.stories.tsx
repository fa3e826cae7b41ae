import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResultsBar } from './results-bar';
import { resultsBarDocs } from './results-bar.docs';

const meta = {
  title: 'Finding/ResultsBar',
  component: ResultsBar<string>,
  tags: ['stable'],
  parameters: { guide: resultsBarDocs },
  args: {
    summary: '24 professional(s) found',
    sort: {
      options: [
        { value: 'rating', label: 'Highest rated' },
        { value: 'reviews', label: 'Most reviewed' },
        { value: 'nameAsc', label: 'Name (A-Z)' },
        { value: 'nameDesc', label: 'Name (Z-A)' },
      ],
      value: 'rating',
      onChange: fn(),
    },
  },
} satisfies Meta<typeof ResultsBar<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'reviews');
    await expect(args.sort?.onChange).toHaveBeenCalledWith('reviews');
  },
};
export const Pending: Story = { args: { pending: true } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    // From here on the keys are the system's own.
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
  },
};
