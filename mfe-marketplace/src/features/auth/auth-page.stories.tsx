import { pageStory } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthPage } from './auth-page';

const meta = {
  title: 'Product/Sign-up',
  component: AuthPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthPage>;
export default meta;

export const SignUp: StoryObj = {
  ...pageStory(AuthPage, { at: '/auth?signup=true', path: '/auth' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Create Account' });
  },
};

export const Missing: StoryObj = {
  ...pageStory(AuthPage, { at: '/auth?signup=true', path: '/auth' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Account' }));
    await canvas.findAllByText(/is required/);
  },
};
