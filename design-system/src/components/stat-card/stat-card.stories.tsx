import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/layout';
import { StatCard } from './stat-card';

const meta = { title: 'Data/StatCard', component: StatCard, args: { label: 'Total Users', value: '1,204', icon: 'users' } } satisfies Meta<typeof StatCard>;
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
