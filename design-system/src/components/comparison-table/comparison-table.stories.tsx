import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Rating } from '../rating/rating';
import { ComparisonTable, type ComparisonRow } from './comparison-table';

type Plan = 'starter' | 'professional' | 'premium';

const features: readonly ComparisonRow<Plan>[] = [
  {
    label: 'Client connections per month',
    values: { starter: 'Up to 2', professional: 'Up to 15', premium: 'Unlimited' },
  },
  { label: 'Search placement', values: { starter: 'Standard', professional: 'Higher', premium: 'Top' } },
  { label: 'Featured status', values: { starter: false, professional: '5 days a month', premium: 'Always' } },
  { label: 'Review collection tools', values: { starter: false, professional: true, premium: true } },
];

const guide: ComponentDocs = {
  purpose: 'A few things side by side, fact by fact.',
  use: ['Plans and ways of working: `stack`.', 'Up to four professionals: `scroll`.'],
  avoid: [
    ['Rows to sort, choose and act on', 'DataTable'],
    ['People choose after a glance', 'PricingCard'],
  ],
  content: ['The facts are nouns; the values are words or numbers; a check mark or a dash where yes or no is all.'],
  strings: ['Starter', 'Professional', 'Premium'],
  keys: [
    ['Tab', 'Moves to the frame of one that scrolls'],
    ['Arrow keys', 'Scroll it'],
  ],
  screenReader: [
    'A table with a caption, row and column headings; marks are read ‘Included’ and ‘Not included’.',
    'The frame of one that scrolls is a region with a name.',
  ],
};

const meta = {
  title: 'Content/ComparisonTable',
  component: ComparisonTable<Plan>,
  tags: ['stable'],
  parameters: { guide },
  args: {
    label: 'Plans by feature',
    columns: [
      { id: 'starter', title: 'Starter' },
      { id: 'professional', title: 'Professional' },
      { id: 'premium', title: 'Premium' },
    ],
    rows: features,
  },
} satisfies Meta<typeof ComparisonTable<Plan>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Plans by feature' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Professional' })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: 'Review collection tools Not included Included Included' }),
    ).toBeVisible();
  },
};

/** Wider than the window: it scrolls sideways, by keyboard too. */
export const KeyboardScroll: Story = {
  render: () => (
    <div style={{ maxWidth: 400 }}>
      <ComparisonTable
        label="Professionals side by side"
        rowTitle="Compare"
        narrow="scroll"
        columns={[
          { id: 7, title: 'Maria Castellanos' },
          { id: 12, title: 'Samuel Okafor' },
          { id: 20, title: 'Alexandrina Featherstonehaugh-Wojciechowska' },
        ]}
        rows={[
          {
            label: 'Rating',
            values: {
              7: <Rating value={4.8} count={36} />,
              12: <Rating value={null} />,
              20: <Rating value={4.2} count={1204} />,
            },
          },
          { label: 'Verified', values: { 7: true, 12: false, 20: true } },
          { label: 'Price', values: { 7: 'From $180', 12: 'Not given', 20: 'From $12,500' } },
        ]}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const area = canvas.getByRole('region', { name: 'Professionals side by side' });
    await expect(area).toHaveFocus();
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
  },
};
