import type { Analytics } from '@counterpart/api/contract';
import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { analytics, analyticsDetail, taste } from '../../testing/analytics';
import { user } from '../../testing/people';
import { AnalyticsTab } from './analytics-tab';

const meta = {
  title: 'Product/Analytics',
  component: AnalyticsTab,
  tags: ['!autodocs'],
} satisfies Meta<typeof AnalyticsTab>;
export default meta;

const story = (answer: Analytics | Refusal) =>
  pageStory(AnalyticsTab, {
    at: '/dashboard?tab=analytics',
    user: user({ userType: 'accountant' }),
    responses: { 'GET /api/analytics?days=30': answer },
  });

export const Premium: StoryObj = {
  ...story(analytics()),
  play: async ({ canvas }) => {
    await canvas.findByRole('application');
    await expect(canvas.getByRole('link', { name: 'Financial Planning · Maryland' })).toBeVisible();
  },
};

export const TooFewToCompare: StoryObj = {
  ...story(analytics({ detail: analyticsDetail({ peers: null, searches: [], rareSearches: 0 }) })),
  play: async ({ canvas }) => {
    await canvas.findByText(/too few to compare with/);
  },
};

export const OtherPlans: StoryObj = {
  ...story(taste),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Choose Premium' });
  },
};

export const Failed: StoryObj = {
  ...story(new Refusal(503, 'Down for a moment.')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try Again' });
  },
};
