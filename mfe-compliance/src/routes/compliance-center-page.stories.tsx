import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answer, closest, guide, refusal, streamOf } from '../testing/fixtures';
import { ComplianceCenterPage } from './compliance-center-page';

const meta = {
  title: 'Product/Compliance Center',
  component: ComplianceCenterPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComplianceCenterPage>;
export default meta;

const featured = guide(1, { title: 'Sales Tax Nexus', jurisdiction: 'state', featured: true });
const guides = {
  'GET /api/compliance': [featured, guide(2, { title: 'Payroll tax deposits' })],
  'GET /api/compliance?featured=true': [featured],
};
/** Each story asks a question of its own: the tab keeps the talk of the one before. */
const page = (question: string, answered?: unknown) =>
  pageStory(ComplianceCenterPage, {
    at: `/compliance?question=${encodeURIComponent(question)}`,
    responses: { ...guides, 'POST /api/compliance/ask/stream': answered },
  });

export const Answered: StoryObj = {
  ...page('Who collects sales tax?', () => streamOf(['answer', answer()])),
  play: async ({ canvas, userEvent }) => {
    const [marker] = await canvas.findAllByRole('button', { name: /^Source 1/ });
    if (marker) await userEvent.click(marker);
    await canvas.findByRole('link', { name: 'Read the guide: Sales Tax Nexus' });
  },
};

export const Closest: StoryObj = {
  ...page('Who pays?', () => streamOf(['answer', closest])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Who collects sales tax?' });
  },
};

export const Refused: StoryObj = {
  ...page('May I keep bees?', () => streamOf(['answer', refusal])),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Get Matched with a Specialist' });
  },
};

/** The first sentences are there, the rest is on its way. */
export const Arriving: StoryObj = {
  ...page('What about online sales?', () => {
    const first = { part: 'answer', text: 'A state can require a seller to collect its sales tax.' };
    const event = `event: statement\ndata: ${JSON.stringify(first)}\n\n`;
    return new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode(event)) }));
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('A state can require a seller to collect its sales tax.');
    await canvas.findByRole('button', { name: 'Processing...' });
  },
};

export const Failed: StoryObj = {
  ...page('When is the return due?', new Refusal(503, 'The assistant is busy. Try again in a minute.')),
  play: async ({ canvas }) => {
    await canvas.findByText('503: The assistant is busy. Try again in a minute.');
    await canvas.findByDisplayValue('When is the return due?');
  },
};
