import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdminPage } from '../../admin-page';
import { admin } from '../../testing/fixtures';
import { emptyReports, reports } from '../../testing/report-fixtures';

const meta = {
  title: 'Product/Reports',
  component: AdminPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AdminPage>;
export default meta;

const story = (answer: unknown) =>
  pageStory(AdminPage, {
    at: '/admin?tab=reports&range=custom&from=2026-10-26&to=2026-11-22',
    user: admin,
    responses: {
      'GET /api/admin/stats': { totalUsers: 1204, accountants: 60, clients: 1140, issues: 4 },
      'GET /api/admin/reports?compare=previous&from=2026-10-26&to=2026-11-22': answer,
    },
  });

export const Filled: StoryObj = {
  ...story(reports),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('application');
    await expect(canvas.getByText('falconry accountant')).toBeVisible();
  },
};

export const NothingHappened: StoryObj = {
  ...story(emptyReports),
  play: async ({ canvas }) => {
    await canvas.findByText('No sign-ups on these days');
  },
};

export const Down: StoryObj = {
  ...story(new Refusal(503, 'Down for a moment.')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try Again' });
  },
};
