import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { searchPage } from '../../testing/people';
import { three } from '../../testing/story-people';
import { SearchPage } from './search-page';

const meta = {
  title: 'Product/Search',
  component: SearchPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchPage>;
export default meta;

const endpoint = 'GET /api/accountants/search';
const facets = {
  services: [
    { value: 'tax', label: 'Tax Preparation', count: 31, isCapped: false },
    { value: 'bookkeeping', label: 'Bookkeeping', count: 24, isCapped: false },
  ],
  specialties: [{ value: 'sales-tax', label: 'Sales Tax', count: 9, isCapped: false }],
  industries: [],
  clientTypes: [],
  states: [],
};

export const Results: StoryObj = {
  ...pageStory(SearchPage, { at: '/search', responses: { [endpoint]: searchPage(three, { total: 42, facets }) } }),
  play: async ({ canvas }) => {
    await canvas.findByText('42 professionals found');
  },
};

export const Filtered: StoryObj = {
  ...pageStory(SearchPage, {
    at: '/search?services=tax&city=Austin&state=TX',
    responses: {
      [`${endpoint}?city=Austin&services=tax&state=TX`]: searchPage(three.slice(0, 1), { facets }),
      [endpoint]: searchPage(three, { total: 42, facets }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 professional found');
    await userEvent.hover(canvas.getByRole('button', { name: 'Remove filter Tax Preparation' }));
  },
};

export const NothingFound: StoryObj = {
  ...pageStory(SearchPage, {
    at: '/search?q=zzz',
    responses: { [`${endpoint}?q=zzz`]: searchPage([]), [endpoint]: searchPage(three, { total: 42, facets }) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No accountants found');
  },
};

export const Loading: StoryObj = pageStory(SearchPage, {
  at: '/search',
  responses: { [endpoint]: () => new Promise(() => undefined) },
});

export const ServerDown: StoryObj = {
  ...pageStory(SearchPage, {
    at: '/search',
    responses: { [endpoint]: new Refusal(503, 'The search is down for a moment.', 'service_unavailable') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
