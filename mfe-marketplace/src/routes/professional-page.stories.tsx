import { Button } from '@counterpart/design-system/button';
import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { review, user } from '../testing/people';
import { maria, samuel } from '../testing/story-people';
import { AccountantPage } from './professional-page';

const meta = {
  title: 'Product/Profile',
  component: AccountantPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountantPage>;
export default meta;

const endpoint = 'GET /api/accountants/7';
const route = { at: '/accountant/7', path: '/accountant/:id' };
const reviews = [
  review({
    comment: 'Maria found two states where we owed registration and put both right before the year ended.',
    verifiedClient: true,
  }),
  review({
    id: 2,
    rating: 4,
    createdAt: '2026-02-11T10:00:00.000Z',
    comment: 'Clear monthly reports. The first close took longer than planned.',
    client: { firstName: 'Theo', lastName: 'Marsh', profilePicture: null },
  }),
];

/** Content that messaging puts into the slot. */
const slots = {
  'professional.contact': () => (
    <Button icon="message" fullWidth>
      Contact Me
    </Button>
  ),
};

export const Visitor: StoryObj = {
  ...pageStory(AccountantPage, { ...route, slots, responses: { [endpoint]: maria, [`${endpoint}/reviews`]: reviews } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Maria Castellanos' });
  },
};

export const ClientReadingReviews: StoryObj = {
  ...pageStory(AccountantPage, {
    ...route,
    slots,
    user: user(),
    responses: {
      [endpoint]: { ...maria, permissions: { message: true, review: true, alreadyReviewed: false } },
      [`${endpoint}/reviews`]: reviews,
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Reviews/ }));
    await canvas.findByText(/put both right before the year ended/);
  },
};

export const NewProfessional: StoryObj = {
  ...pageStory(AccountantPage, {
    ...route,
    slots,
    responses: { [endpoint]: { ...samuel, id: 7 }, [`${endpoint}/reviews`]: [] },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Samuel Okafor' });
  },
};

export const NotFound: StoryObj = {
  ...pageStory(AccountantPage, {
    ...route,
    responses: { [endpoint]: new Refusal(404, 'There is no such professional.', 'professional_not_found') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Accountant Not Found' });
  },
};

export const ServerDown: StoryObj = {
  ...pageStory(AccountantPage, {
    ...route,
    responses: { [endpoint]: new Refusal(503, 'The database is not reachable.', 'database_unavailable') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try Again' });
  },
};
