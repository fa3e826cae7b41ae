import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { user } from '../../../testing/people';
import { support } from '../../../testing/support';
import { SettingsPage } from '../settings-page';

const meta = {
  title: 'Product/Settings/Support',
  component: SettingsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsPage>;
export default meta;

const shown = (response: unknown): StoryObj =>
  pageStory(SettingsPage, {
    at: '/profile?tab=support',
    user: user({ userType: 'accountant' }),
    responses: { 'GET /api/support': response },
  });

export const Premium: StoryObj = {
  ...shown(support()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Phone/ }));
    await canvas.findByRole('combobox', { name: 'When' });
  },
};

export const Starter: StoryObj = {
  ...shown(support({ plan: 'starter', channels: ['email'], callWindows: [], requests: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Part of Professional and Premium.');
  },
};

export const Failed: StoryObj = {
  ...shown(new Refusal(500, 'Something failed here. Please try again.')),
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load support');
  },
};
