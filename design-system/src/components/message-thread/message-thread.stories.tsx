import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { messages } from '../../../.storybook/samples';
import { MessageThread } from './message-thread';

const me = { id: 3, name: 'Dana Whitfield' };

const guide: ComponentDocs = {
  purpose: 'A conversation: days, times, who said what, the newest in view.',
  use: ['The right pane of messages.'],
  avoid: [['Reviews', 'ReviewItem']],
  content: [
    'Days as ‘November 18, 2026’, times as ‘3:05 PM’.',
    'Under the last message that the other side has read: ‘Read 3:14 PM’, with the day when it is another; under the newest one ‘Sent’ or ‘Delivered’ until it is read.',
    'What was edited says so; of what was deleted a line says that it was there.',
    'An event is a line in the middle: a sentence with the person in it, the time, and one link.',
  ],
  strings: [
    'New messages',
    'Sent',
    'Delivered',
    'Read',
    'Edited',
    'This message was deleted',
    'Not sent',
    'Not sent yet',
    'Retry',
    'Discard',
    'No messages yet',
  ],
  keys: [
    ['Tab', 'Moves to the thread, then to the menu of each message, Retry and Discard'],
    ['Arrow keys', 'Scroll'],
  ],
  screenReader: ['A log: what comes in is announced. Each message says who sent it and when.'],
};

const meta = {
  title: 'Messaging/MessageThread',
  component: MessageThread,
  tags: ['stable'],
  parameters: { guide },
  args: { timeZone: 'UTC', label: 'Messages with Maria Castellanos', messages, onRetry: fn() },
  render: (args) => (
    <div
      style={{
        display: 'flex',
        height: 560,
        maxWidth: 720,
        background: 'var(--cp-bg)',
        border: '1px solid var(--cp-border)',
      }}
    >
      <MessageThread {...args} />
    </div>
  ),
} satisfies Meta<typeof MessageThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { firstUnreadId: 5, typing: 'Maria is typing…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('November 18, 2026')).toBeInTheDocument();
    await expect(canvas.getByText('3:05 PM')).toBeVisible();
    await expect(canvas.getByRole('log')).toBeInTheDocument();
  },
};

export const Event: Story = {
  args: {
    messages: [
      ...messages.slice(0, 4),
      {
        id: 'event',
        sent: false,
        sender: me,
        content: null,
        createdAt: '2026-11-19T18:00:00.000Z',
        event: {
          sentence: 'Maria sent a proposal: Monthly bookkeeping, $450 a month',
          icon: 'briefcase',
          link: { href: '/work/3', label: 'View Work' },
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Work' })).toHaveAttribute('href', '/work/3');
  },
};

export const PendingAndFailed: Story = {
  args: {
    messages: [
      ...messages.slice(3),
      {
        id: 'a',
        sent: true,
        sender: me,
        content: 'Here are the sales by state.',
        createdAt: '2026-11-19T18:00:00.000Z',
        state: 'failed',
      },
      {
        id: 'b',
        sent: true,
        sender: me,
        content: 'And the shipping addresses.',
        createdAt: '2026-11-19T18:01:00.000Z',
        state: 'pending',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledWith('a');
  },
};

export const Read: Story = {
  args: {
    messages: [
      {
        id: 1,
        sent: true,
        sender: me,
        content: 'Here are the sales by state.',
        createdAt: '2026-11-19T18:00:00.000Z',
        read: { at: '2026-11-19T18:02:00.000Z' },
      },
      {
        id: 2,
        sent: true,
        sender: me,
        content: 'And the shipping addresses.',
        createdAt: '2026-11-19T18:01:00.000Z',
        read: { at: '2026-11-20T09:14:00.000Z' },
      },
      { id: 3, sent: true, sender: me, content: 'Is anything missing?', createdAt: '2026-11-20T15:00:00.000Z' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Read Nov 20, 9:14 AM')).toBeVisible();
    await expect(canvas.getAllByText(/^Read/)).toHaveLength(1);
  },
};

export const NewestInView: Story = {
  args: {
    older: { pending: false, onLoad: fn() },
    messages: Array.from({ length: 40 }, (_, index) => ({
      id: index,
      sent: index % 3 === 0,
      sender: me,
      content: `Line ${index + 1}`,
      createdAt: '2026-11-19T18:00:00.000Z',
    })),
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Messages with Maria Castellanos' });
    await waitFor(() => expect(area.scrollTop).toBeGreaterThan(200));
  },
};

export const Keyboard: Story = {
  args: PendingAndFailed.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledWith('a');
  },
};
