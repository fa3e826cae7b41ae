import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { ToastRegion } from './toast';

const guide: ComponentDocs = {
  purpose: 'Says that something was done, and leaves.',
  use: ['After what someone did: sent, saved, deleted.'],
  avoid: [
    ['It must be acted on', 'Alert or Dialog'],
    ['A field is wrong', 'the field’s `error`'],
  ],
  content: [
    'At the bottom; below the header where `data-bottom-bar` marks a composer or a bar of actions.',
    'Two lines. One at a time, 5 seconds; errors stay until closed.',
  ],
  strings: [
    'Login successful',
    'Login failed',
    'Registration failed',
    'Logged out successfully',
    'Message sent',
    'Your message has been sent successfully.',
    'Review submitted',
    'Profile updated',
    'Link copied to clipboard!',
  ],
  keys: [
    ['Tab', 'Moves into it and holds it'],
    ['Escape', 'Closes it'],
    ['Enter, Space', 'Presses the action or Close'],
  ],
  screenReader: ['Announced without moving the focus; errors at once.'],
};

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  tags: ['stable'],
  parameters: { guide },
  args: {
    toast: { id: 1, tone: 'success', title: 'Message sent', description: 'Your message has been sent successfully.' },
    onClose: fn(),
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

export const WithABarBelow: Story = {
  render: (args) => (
    <>
      <div data-bottom-bar>Message 2 people</div>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('status').getBoundingClientRect();
    await expect(bottom).toBeLessThan(innerHeight / 2);
  },
};

export const LeavesByItself: Story = {
  args: { duration: 100 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const HeldByThePointer: Story = {
  args: { duration: 200 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Message sent'));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ErrorStays: Story = {
  args: {
    duration: 50,
    toast: {
      id: 2,
      tone: 'destructive',
      title: 'Login failed',
      description: '401: The user name or the password is wrong.',
      action: { label: 'Reset Password', onSelect: fn() },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Login failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const InformationStays: Story = {
  args: {
    duration: 50,
    toast: {
      id: 3,
      tone: 'info',
      stays: true,
      title: 'A new version of Counterpart is ready',
      description: 'Reload to get it.',
      action: { label: 'Reload', onSelect: fn() },
    },
  },
  play: async ({ args, canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version of Counterpart is ready');
  },
};

export const Keyboard: Story = {
  args: ErrorStays.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reset Password' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close message' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
