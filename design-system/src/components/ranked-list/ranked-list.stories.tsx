import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { RankedList } from './ranked-list';

const guide: ComponentDocs = {
  purpose: 'Counts of a few or many things, the largest first.',
  use: ['Counts by state, word or article, where an axis with twenty names could not be read.'],
  avoid: [
    ['Something over time', 'Chart'],
    ['Rows to sort, choose and act on', 'DataTable'],
  ],
  content: ['The headings are nouns: ‘State’, ‘Professionals’. Counts are whole numbers.'],
  keys: [
    ['Tab', 'Moves to the frame, and to the links in it'],
    ['Arrow keys', 'Scroll a long one'],
  ],
  screenReader: ['A table with column and row headings in a named group; the bars are not read.'],
};

const meta = {
  title: 'Content/RankedList',
  component: RankedList,
  tags: ['new'],
  parameters: { guide },
  args: {
    label: 'Searches that found you',
    headings: ['Search', 'Appearances'],
    rows: [
      { id: 1, label: 'Retirement Planning · Maryland', href: '/search?services=retirement-planning', count: 1_204 },
      { id: 2, label: '“fee only”', href: '/search?q=fee+only', count: 310 },
      { id: 3, label: 'Financial Advisors', href: '/advisors', count: 48 },
    ],
  },
} satisfies Meta<typeof RankedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Retirement Planning · Maryland 1,204/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '“fee only”' })).toHaveAttribute('href', '/search?q=fee+only');
  },
};

export const KeyboardLinks: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Searches that found you' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Retirement Planning · Maryland' })).toHaveFocus();
  },
};

export const WithChanges: Story = {
  args: {
    label: 'Active professionals by state',
    headings: ['State', 'Professionals'],
    rows: [
      { id: 'TX', label: 'Texas', count: 310, change: '+3% from 300' },
      { id: 'CA', label: 'California', count: 288, change: 'No change' },
    ],
  },
};

export const LongAndMany: Story = {
  args: {
    rows: Array.from({ length: 24 }, (_, index) => ({
      id: index,
      label: 'Cross-border structuring for family businesses with people and property in more than one country',
      count: 240 - index * 10,
    })),
  },
};
