import { pageStory } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { message, person } from '../../testing/fixtures';
import { mayCheck, proposal, work, workFile, workItem, workSummary } from '../../testing/work';
import { WorkListPage } from './work-list-page';
import { WorkPage } from './work-page';

const meta = {
  title: 'Product/Work',
  component: WorkPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WorkPage>;
export default meta;

const timeline = {
  items: [
    message(42, { content: 'Sent a proposal: $450 a month plus $300 once', engagement: { id: 3, event: 'propose' } }),
    message(41, {
      content: 'Wrote a brief',
      senderId: person.id,
      receiverId: 7,
      engagement: { id: 3, event: 'began' },
    }),
  ],
  next: null,
};
const page = (values: Parameters<typeof work>[0], at = '/work/3') =>
  pageStory(WorkPage, {
    at,
    path: '/work/:id',
    user: person,
    responses: { 'GET /api/engagements/3': work(values), 'GET /api/engagements/3/timeline': timeline },
  });

export const Proposed: StoryObj = {
  ...page({
    proposals: [proposal(2), proposal(1, { status: 'replaced', terms: 'I invoice at the end of each month.' })],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare with Version 1' }));
    await canvas.findByText('Removed text is struck out, new text is underlined.');
  },
};

export const Documents: StoryObj = {
  ...page({
    status: 'in-progress',
    waiting: ['documents', 'check'],
    openItems: 1,
    proposals: [
      proposal(1, { status: 'accepted', decidedAt: '2026-11-26T15:00:00.000Z', acceptedName: 'Nora Lindqvist' }),
    ],
    mayDo: ['end', 'ask'],
    items: [
      workItem(1, { title: 'Bank statements', note: 'January to June, all accounts.', dueOn: '2026-11-25' }),
      workItem(2, { title: 'Sales by state', status: 'received', files: [workFile(1)] }),
      workItem(3, {
        title: 'Engagement letter, signed',
        askedBy: 'client',
        status: 'received',
        files: [workFile(2, { uploadedBy: 'professional' })],
        can: mayCheck,
      }),
      workItem(4, { title: 'Payroll reports', status: 'accepted', files: [workFile(3)] }),
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Check off Engagement letter, signed' });
  },
};

export const Writing: StoryObj = {
  ...page(
    {
      viewerSide: 'professional',
      status: 'brief',
      waiting: ['propose'],
      proposals: [],
      mayDo: ['propose', 'end', 'ask'],
    },
    '/work/3?write=proposal',
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Proposal' }));
    await canvas.findByText('Name the service');
  },
};

export const List: StoryObj = {
  ...pageStory(WorkListPage, {
    at: '/work',
    user: person,
    responses: {
      'GET /api/engagements?state=live': {
        items: [
          workSummary(),
          workSummary({ id: 4, title: 'Sales tax registration', status: 'in-progress', waiting: [] }),
        ],
        next: null,
      },
      'GET /api/engagements?state=past': { items: [workSummary({ id: 5, status: 'done', waiting: [] })], next: null },
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Proposal to review');
  },
};
