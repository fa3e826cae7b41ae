import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { conversations } from '../../../.storybook/samples';
import { ConversationList } from './conversation-list';

const guide: ComponentDocs = {
  purpose: 'Whom one writes with, newest first.',
  use: ['The left pane of messages; the one pane of a phone.'],
  avoid: [['Any list of links', 'a list of Link']],
  content: ['The last message in one line; the date as ‘Nov 19’.'],
  strings: ['No Conversations', 'Find Accountants', 'Select a Conversation'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Opens the conversation'],
  ],
  screenReader: ['A list of buttons; the chosen one is `aria-current`; unread counts are read with what they count.'],
};

const meta = {
  title: 'Messaging/ConversationList',
  component: ConversationList,
  tags: ['stable'],
  parameters: { guide },
  args: {
    timeZone: 'UTC',
    conversations,
    selectedId: 14,
    onSelect: fn(),
    search: { value: '', onChange: fn() },
  },
  render: (args) => (
    <div style={{ maxWidth: 360, height: 480, background: 'var(--cp-bg)', border: '1px solid var(--cp-border)' }}>
      <ConversationList {...args} />
    </div>
  ),
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('9+')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Maria Castellanos/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(7);
  },
};

export const NothingFound: Story = { args: { conversations: [], search: { value: 'zz', onChange: fn() } } };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(7);
  },
};
