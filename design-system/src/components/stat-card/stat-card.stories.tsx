import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Grid } from '../layout/layout';
import { StatCard } from './stat-card';

const guide: ComponentDocs = {
  purpose: 'One number that matters.',
  use: ['Rows of three or four on dashboards.'],
  avoid: [['A series', 'a chart or DataTable']],
  content: ['The name in two words; the number already in words: ‘1,204’.'],
  strings: ['Total Users', 'Reviews', 'Rating', 'Saved Accountants', 'Reviews Written'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Follows the link'],
  ],
  screenReader: ['The name, then the number; busy while it loads.'],
};

const meta = {
  title: 'Data/StatCard',
  component: StatCard,
  tags: ['stable'],
  parameters: { guide },
  args: { label: 'Total Users', value: '1,204', icon: 'users' },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Row: Story = {
  render: () => (
    <Grid columns={4} gap={16}>
      <StatCard label="Total Users" value="1,204" icon="users" hint="18 this week" />
      <StatCard label="Accountants" value="312" icon="briefcase" href="/admin/users?type=accountant" />
      <StatCard label="Rating" value="4.8" icon="star" hint="36 reviews" />
      <StatCard label="Issues" value={null} icon="alert-triangle" />
    </Grid>
  ),
};

export const Keyboard: Story = {
  args: { href: '/admin/users' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Total Users' })).toHaveFocus();
  },
};
