import { Button } from '@counterpart/design-system/button';
import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { three } from '../testing/story-people';
import { ComparePage } from './compare-page';

const meta = {
  title: 'Product/Compare',
  component: ComparePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComparePage>;
export default meta;

const endpoint = 'GET /api/accountants/compare?ids=7%2C14%2C21';
/** Content that messaging puts into the slot. */
const slots = { 'professional.contact': () => <Button size="small">Message</Button> };
const route = { at: '/compare?ids=7%2C14%2C21', path: '/compare' };

export const ThreePeople: StoryObj = {
  ...pageStory(ComparePage, { ...route, slots, responses: { [endpoint]: three } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'View Profile: Samuel Okafor' });
  },
};

export const NoOneYet: StoryObj = {
  ...pageStory(ComparePage, { at: '/compare', responses: { 'GET /api/accountants/compare': [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No one to compare yet');
  },
};

export const ServerDown: StoryObj = {
  ...pageStory(ComparePage, {
    ...route,
    responses: { [endpoint]: new Refusal(503, 'The database is not reachable.') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try Again' });
  },
};
