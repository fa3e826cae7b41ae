import type { QueueItem, ReviewReport } from '@counterpart/api/contract';
import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { admin } from '../../testing/fixtures';
import { QueuesPage } from './queue-page';

const meta = {
  title: 'Product/Queue',
  component: QueuesPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof QueuesPage>;
export default meta;

const item = (id: number, title: string, summary: string): QueueItem => ({
  id,
  title,
  summary,
  kind: 'spam',
  priority: id === 5,
  openedAt: '2026-11-20T10:00:00.000Z',
  state: 'open',
  assignee: null,
  decision: null,
});
const report: ReviewReport = {
  id: 5,
  reason: 'spam',
  details: 'Not a client of mine.',
  status: 'open',
  note: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  reporter: { id: 7, firstName: 'Maria', lastName: 'Castellanos' },
  review: {
    id: 9,
    rating: 1,
    comment: 'Books in disorder for a third month, and no answer to calls.',
    hidden: false,
    client: { id: 8, firstName: 'Theo', lastName: 'Marsh' },
    professional: { id: 7, firstName: 'Maria', lastName: 'Castellanos' },
    history: [{ rating: 3, comment: 'Slow to start.', writtenAt: '2026-10-01T10:00:00.000Z' }],
  },
};
const list = 'GET /api/admin/queues/reviews?page=1&state=open';
const responses = {
  [list]: {
    items: [
      item(5, 'Maria Castellanos', 'Books in disorder for a third month'),
      item(6, 'Samuel Okafor', 'Call this number for a discount'),
    ],
    total: 2,
    pageSize: 25,
    kinds: ['spam'],
  },
  'GET /api/admin/queues': [],
  'GET /api/admin/queue-assignees': [{ id: 99, firstName: 'Iris', lastName: 'Vale' }],
  'GET /api/admin/review-reports/5': report,
};
const route = { path: '/admin/queues', user: admin };

export const Deciding: StoryObj = {
  ...pageStory(QueuesPage, { ...route, at: '/admin/queues?item=5', responses }),
  play: async ({ canvas }) => {
    await canvas.findByText('Slow to start.');
  },
};

export const NothingOpen: StoryObj = {
  ...pageStory(QueuesPage, {
    ...route,
    at: '/admin/queues',
    responses: { ...responses, [list]: { items: [], total: 0, pageSize: 25, kinds: [] } },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const ServerDown: StoryObj = {
  ...pageStory(QueuesPage, {
    ...route,
    at: '/admin/queues',
    responses: { ...responses, [list]: new Refusal(503, 'Down for a moment.') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try Again' });
  },
};
