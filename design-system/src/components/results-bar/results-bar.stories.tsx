import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { ResultsBar } from './results-bar';

const guide: ComponentDocs = {
  purpose: 'How many were found, and in which order.',
  use: ['Above every list that can be filtered or sorted.'],
  avoid: [['A list without filters', 'nothing']],
  content: ['The count first. ‘N professional(s) found’.'],
  strings: ['N professional(s) found', 'Sort by', 'Showing N of M testimonials'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Choose the order'],
  ],
  screenReader: ['The count is announced when it changes.'],
};

const meta = {
  title: 'Finding/ResultsBar',
  component: ResultsBar<string>,
  tags: ['stable'],
  parameters: { guide },
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
