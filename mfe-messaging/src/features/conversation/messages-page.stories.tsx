import type { Message } from '@counterpart/api/contract';
import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversation, details, message, person } from '../../testing/fixtures';
import { MessagesPage } from './messages-page';

const meta = {
  title: 'Product/Messages',
  component: MessagesPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessagesPage>;
export default meta;

const conversations = [
  conversation(7, 'Maya', {
    unreadCount: 2,
    lastMessage: {
      id: 39,
      content: 'Thursday at ten works for me.',
      createdAt: '2026-11-20T12:00:00.000Z',
      senderId: 7,
      deleted: false,
    },
  }),
  conversation(14, 'Samuel', {
    lastMessage: {
      id: 38,
      content: 'Thank you, I have everything I need for the grant report.',
      createdAt: '2026-11-12T09:30:00.000Z',
      senderId: 14,
      deleted: false,
    },
  }),
  conversation(33, 'Priya', { lastMessage: null }),
];
const said: readonly Message[] = [
  message(1, {
    senderId: person.id,
    receiverId: 7,
    createdAt: '2026-11-18T14:02:00.000Z',
    content:
      'Hello Maya, we sell ceramics online in eleven states and our sales tax is a mess. Do you take on clients mid-year?',
  }),
  message(2, {
    createdAt: '2026-11-18T16:20:00.000Z',
    content: 'I do. The first thing would be a nexus check: where you owe registration and since when.',
  }),
  message(3, { createdAt: '2026-11-18T16:21:00.000Z', content: 'Could you send me last year’s sales by state?' }),
  message(4, {
    senderId: person.id,
    receiverId: 7,
    createdAt: '2026-11-19T08:15:00.000Z',
    content: 'Yes, tonight.\nWould a call this week be possible?',
  }),
  message(5, { createdAt: '2026-11-20T12:00:00.000Z', content: 'Thursday at ten works for me.', read: false }),
];

const inbox = {
  'GET /api/conversations': conversations,
  'GET /api/messages/7': said,
  'GET /api/conversations/7': details(),
  'POST /api/conversations/7/read': undefined,
  'POST /api/conversations/7/typing': undefined,
};
let lastId = 100;
const storing = (sent: unknown) =>
  message(++lastId, {
    ...(sent as Pick<Message, 'content' | 'clientMessageId'>),
    senderId: person.id,
    receiverId: 7,
    read: false,
  });

export const Thread: StoryObj = {
  ...pageStory(MessagesPage, {
    at: '/messages?with=7',
    path: '/messages',
    user: person,
    responses: { ...inbox, 'POST /api/messages': storing },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Maya Okafor' });
    await canvas.findByText('Could you send me last year’s sales by state?');
  },
};

export const NothingChosen: StoryObj = {
  ...pageStory(MessagesPage, { at: '/messages', user: person, responses: inbox }),
  play: async ({ canvas }) => {
    await canvas.findByText('Select a Conversation');
  },
};

export const NotSent: StoryObj = {
  ...pageStory(MessagesPage, {
    at: '/messages?with=7',
    path: '/messages',
    user: person,
    responses: { ...inbox, 'POST /api/messages': new Refusal(503, 'Down for a moment.', 'service_unavailable') },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Message to Maya Okafor'), 'Are you there?{Enter}');
    await canvas.findByText('Not sent yet');
  },
};

export const NoConversations: StoryObj = {
  ...pageStory(MessagesPage, { at: '/messages', user: person, responses: { 'GET /api/conversations': [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('No Conversations');
  },
};
