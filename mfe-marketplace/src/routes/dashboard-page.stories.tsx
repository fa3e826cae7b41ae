import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { billing } from '../testing/billing';
import { user } from '../testing/people';
import { maria } from '../testing/story-people';
import { DashboardPage } from './dashboard-page';

const meta = {
  title: 'Product/Dashboard',
  component: DashboardPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardPage>;
export default meta;

const endpoint = 'GET /api/dashboard';
const figures = {
  conversations: 3,
  unreadConversations: 1,
  reviews: 2,
  saved: 4,
  avgRating: null,
  lastQuizId: null,
  connections: null,
};

export const Client: StoryObj = {
  ...pageStory(DashboardPage, { at: '/dashboard', user: user(), responses: { [endpoint]: figures } }),
  play: async ({ canvas }) => {
    await canvas.findByText('1 unread');
  },
};

export const Professional: StoryObj = {
  ...pageStory(DashboardPage, {
    at: '/dashboard',
    user: user({
      id: 7,
      userType: 'accountant',
      firstName: 'Maria',
      lastName: 'Castellanos',
      email: 'maria@example.com',
    }),
    responses: {
      [endpoint]: { ...figures, reviews: 36, avgRating: 4.8 },
      'GET /api/accountants/7': { ...maria, listing: { status: 'listed', notes: [], phoneVisibility: 'nobody' } },
      'GET /api/billing': billing(),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('36');
  },
};

export const ServerDown: StoryObj = {
  ...pageStory(DashboardPage, {
    at: '/dashboard',
    user: user(),
    responses: { [endpoint]: new Refusal(503, 'The database is not reachable.') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try Again' });
  },
};
