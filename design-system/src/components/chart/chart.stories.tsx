import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Chart } from './chart';

const days = Array.from({ length: 28 }, (_, index) => index + 1);
const points = days.map((day) => ({ short: `Feb ${day}`, long: `February ${day}, 2026` }));

const guide: ComponentDocs = {
  purpose: 'How figures changed over time, as lines or as a table.',
  use: ['Reports of administration. Load it lazily: it stands on a chart library.'],
  avoid: [
    ['One number is enough', 'StatCard'],
    ['Rows are to be sorted, chosen or acted on', 'DataTable'],
  ],
  content: [
    'The label says what is counted and by whom: ‘Sign-ups by day’.',
    'A line is named with a noun; what it is compared with with its days: ‘Previous 28 days’.',
    'What is unknown is null and leaves a gap: it is no zero.',
  ],
  strings: ['View as Table', 'View as Chart', 'Sign-ups by day', 'Previous 28 days'],
  keys: [
    ['Tab', 'Moves to ‘View as Table’, then to the chart or the table'],
    ['Arrow left and right', 'On the chart: from point to point, with its values'],
    ['Arrow up and down', 'On the table: scrolls it'],
  ],
  screenReader: [
    'The chart is named; each point that the arrow keys come to is read out with its values.',
    'The table has a caption and headings of rows and columns.',
  ],
};

const meta = {
  title: 'Data/Chart',
  component: Chart,
  tags: ['stable'],
  parameters: { guide },
  args: {
    label: 'Sign-ups by day',
    pointTitle: 'Day',
    points,
    series: [
      { id: 'clients', label: 'Clients', tone: 'main', values: days.map((day) => 8 + ((day * 7) % 11)) },
      { id: 'professionals', label: 'Professionals', tone: 'second', values: days.map((day) => (day * 5) % 7) },
    ],
  },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Compared: Story = {
  args: {
    label: 'Blog reads by day',
    series: [
      { id: 'reads', label: 'Blog reads', tone: 'main', values: days.map((day) => 120 + ((day * 37) % 90)) },
      {
        id: 'previous',
        label: 'Previous 28 days',
        tone: 'previous',
        values: days.map((day) => 90 + ((day * 29) % 80)),
      },
    ],
  },
};

/** Unknown values leave a gap. */
export const Gaps: Story = {
  args: {
    label: 'Listed professionals',
    points: points.slice(0, 7),
    series: [{ id: 'listed', label: 'Professionals', tone: 'main', values: [310, 312, null, null, 318, 318, 321] }],
  },
};

/** Of a phone: the last label has its room. */
export const Narrow: Story = {
  args: { points: points.map(({ long }, day) => ({ short: `Nov ${day + 1}`, long })) },
  decorators: [(Story) => <div style={{ inlineSize: 256 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { right } = (await canvas.findByRole('application')).getBoundingClientRect();
    const labels = await canvas.findAllByText(/^Nov \d+$/);
    await expect(labels.length).toBeGreaterThan(1);
    for (const label of labels) await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as Table' }));
    const table = canvas.getByRole('table', { name: 'Sign-ups by day' });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(28);
    await expect(canvas.getByRole('row', { name: 'February 1, 2026 15 5' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View as Chart' })).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View as Table' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('February 3, 2026');
  },
};
