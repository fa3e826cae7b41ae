import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { meetingTimes } from '../testing/meetings';
import { user } from '../testing/people';
import { maria } from '../testing/story-people';
import { BookCard } from './book-card';

const meta = {
  title: 'Product/Booking',
  component: BookCard,
  tags: ['!autodocs'],
  args: { professional: maria },
} satisfies Meta<typeof BookCard>;
export default meta;

/** As wide as the column of a profile that it stands in. */
const Booking = () => (
  <div style={{ maxWidth: 380 }}>
    <BookCard professional={maria} />
  </div>
);
const route = { at: '/accountant/7', path: '/accountant/:id', user: user() };
const offer = 'GET /api/accountants/7/meeting-offer';
const times = 'GET /api/accountants/7/meeting-times';
const responses = {
  [offer]: { offered: true, meetingMinutes: 30, meetingKind: 'video' },
  [times]: meetingTimes(),
  'GET /api/meetings?with=7': { items: [] },
};

export const FreeTimes: StoryObj = {
  ...pageStory(Booking, { ...route, responses }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^(Sun|Mon), Feb [34]/ });
  },
};

export const Requesting: StoryObj = {
  ...pageStory(Booking, { ...route, responses }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'See All Times' }));
    await within(await screen.findByRole('dialog')).findByLabelText(/^What is it about/);
  },
};

export const ServerDown: StoryObj = {
  ...pageStory(Booking, { ...route, responses: { ...responses, [times]: new Refusal(503, 'Down for a moment.') } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Free times could not be loaded/);
  },
};
