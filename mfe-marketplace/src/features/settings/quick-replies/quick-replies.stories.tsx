import { quickReplySuggestions } from '@counterpart/api/contract';
import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { billing } from '../../../testing/billing';
import { user } from '../../../testing/people';
import { SettingsPage } from '../settings-page';

const meta = {
  title: 'Product/Settings/Quick replies',
  component: SettingsPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsPage>;
export default meta;

const shown = (stored: unknown): StoryObj =>
  pageStory(SettingsPage, {
    at: '/profile?tab=replies',
    user: user({ userType: 'accountant' }),
    responses: { 'GET /api/quick-replies': stored, 'GET /api/billing': billing() },
  });

const replies = quickReplySuggestions.map((reply, index) => ({ id: index + 1, ...reply }));

export const Several: StoryObj = {
  ...shown(replies),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Quick replies' });
    await expect(list.children).toHaveLength(replies.length);
    await expect(canvas.getByRole('button', { name: 'Move Ask for details up' })).toBeDisabled();
  },
};

export const NoneYet: StoryObj = {
  ...shown([]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add Suggestions' });
  },
};

export const Writing: StoryObj = {
  ...shown(replies),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Quick Reply' }));
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const ServerDown: StoryObj = {
  ...shown(new Refusal(503, 'The database is not reachable.', 'database_unavailable')),
  play: async ({ canvas }) => {
    await canvas.findByText('We could not load your quick replies');
  },
};
