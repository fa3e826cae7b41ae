import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge';
import { Rating } from '../rating/rating';
import { ComparisonTable, type ComparisonColumn, type ComparisonGroup } from './comparison-table';
import { comparisonTableDocs } from './comparison-table.docs';

type Plan = 'starter' | 'professional' | 'premium';

const plans: readonly ComparisonColumn<Plan>[] = [
  { id: 'starter', title: 'Starter', note: '$0' },
  { id: 'professional', title: 'Professional', note: <Badge tone="featured">Most Popular</Badge>, highlighted: true },
  { id: 'premium', title: 'Premium', note: '$59' },
];

const features: readonly ComparisonGroup<Plan>[] = [
  {
    id: 'clients',
    title: 'Finding clients',
    rows: [
      { id: 'connections', label: 'Client connections', help: 'each month', values: { starter: 'Up to 2', professional: 'Up to 15', premium: 'Unlimited' } },
      { id: 'placement', label: 'Placement in search', values: { starter: 'Standard', professional: 'Higher', premium: 'Top' } },
      { id: 'featured', label: 'Featured status', values: { starter: false, professional: '5 days a month', premium: 'Always' } },
    ],
  },
  {
    id: 'tools',
    title: 'Tools',
    rows: [
      { id: 'reviews', label: 'Review collection tools', values: { starter: false, professional: true, premium: true } },
      { id: 'analytics', label: 'Analytics dashboard', values: { starter: false, professional: false, premium: true } },
    ],
  },
];

const meta = {
  title: 'Content/ComparisonTable',
  component: ComparisonTable<Plan>,
  tags: ['new'],
  parameters: { guide: comparisonTableDocs },
  args: { label: 'Plans by feature', columns: plans, groups: features },
} satisfies Meta<typeof ComparisonTable<Plan>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /Professional/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Review collection tools Not included Included Included' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  render: (args) => (
    <div style={{ maxWidth: 260 }}>
      <ComparisonTable {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const area = canvas.getByRole('region', { name: 'Plans by feature' });
    await expect(area).toHaveFocus();
    await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
  },
};

export const People: Story = {
  render: () => (
    <ComparisonTable
      label="Professionals side by side"
      rowTitle="About"
      yesLabel="Yes"
      noLabel="No"
      columns={[
        { id: 'maria', title: 'Maria Castellanos', note: 'Austin, TX' },
        { id: 'samuel', title: 'Samuel Okafor', note: 'Portland, OR' },
        { id: 'alex', title: 'Alexandrina Featherstonehaugh-Wojciechowska', note: 'Rancho Santa Margarita, CA' },
      ]}
      groups={[
        {
          id: 'all',
          rows: [
            { id: 'rating', label: 'Rating', values: { maria: <Rating value={4.8} count={36} />, samuel: <Rating value={null} />, alex: <Rating value={4.2} count={1204} /> } },
            { id: 'verified', label: 'Verified', values: { maria: true, samuel: false, alex: true } },
            { id: 'price', label: 'Price', values: { maria: 'From $180', samuel: 'Not given', alex: 'From $12,500' } },
          ],
        },
      ]}
    />
  ),
};
