import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminPage } from './admin-page';
import { admin, user } from './testing/fixtures';

const meta = {
  title: 'Product/Admin',
  component: AdminPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminPage>;
export default meta;

const users = [
  user(1, 'Zoe'),
  user(2, 'Ana', { userType: 'accountant', city: null, state: null }),
  user(3, 'Ben', { userType: 'admin' }),
  user(4, 'Alexandrina', {
    lastName: 'Featherstonehaugh-Wojciechowska',
    city: 'Rancho Santa Margarita',
    state: 'California',
  }),
];

export const Users: StoryObj = {
  ...pageStory(AdminPage, {
    at: '/admin?tab=users',
    user: admin,
    responses: {
      'GET /api/admin/stats': { totalUsers: 1204, accountants: 60, clients: 1140, issues: 4 },
      'GET /api/admin/users/search': { users, total: users.length, page: 1, pageSize: 25 },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('1,204');
    await canvas.findByRole('row', { name: /Zoe Reyes/ });
  },
};

export const ServerDown: StoryObj = {
  ...pageStory(AdminPage, {
    at: '/admin?tab=users',
    user: admin,
    responses: {
      'GET /api/admin/stats': new Refusal(503, 'Down for a moment.'),
      'GET /api/admin/users/search': new Refusal(503, 'Down for a moment.'),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Try Again' });
  },
};
