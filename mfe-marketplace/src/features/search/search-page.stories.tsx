import { eachProfileFact, profileFacts } from '@counterpart/api/contract';
import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFacets, searchPage } from '../../testing/people';
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
  ...noFacets,
  services: [
    { value: 'tax', label: 'Tax Preparation', count: 31, isCapped: false },
    { value: 'bookkeeping', label: 'Bookkeeping', count: 24, isCapped: false },
  ],
  specialties: [{ value: 'sales-tax', label: 'Sales Tax', count: 9, isCapped: false }],
  priceUnits: [
    { value: 'month', label: 'Per month', count: 21, isCapped: false },
    { value: 'hour', label: 'Per hour', count: 9, isCapped: false },
  ],
  ratings: [
    { value: '3', label: '3 and up', count: 38, isCapped: false },
    { value: '4', label: '4 and up', count: 33, isCapped: false },
    { value: '4.5', label: '4.5 and up', count: 17, isCapped: false },
  ],
  responseTimes: [{ value: '24', label: 'Within 24 hours', count: 30, isCapped: false }],
  meetings: [
    { value: 'remote', label: 'Remote', count: 35, isCapped: false },
    { value: 'in-person', label: 'In person', count: 26, isCapped: false },
  ],
  ...eachProfileFact((name) => [{ value: 'yes', label: profileFacts[name].label, count: 29, isCapped: false }]),
  languages: [
    { value: 'english', label: 'English', count: 42, isCapped: false },
    { value: 'spanish', label: 'Spanish', count: 6, isCapped: false },
  ],
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

export const NobodyThere: StoryObj = {
  ...pageStory(SearchPage, {
    at: '/search?specialties=restaurant&state=Austin',
    responses: {
      [`${endpoint}?specialties=restaurant&state=Austin`]: searchPage([], {
        facets,
        rescues: [{ without: ['location'], remote: true, total: 8, totalIsCapped: false }],
        remoteInstead: [...three],
      }),
      [endpoint]: searchPage(three, { total: 42, facets }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No one in Austin yet. 8 work remotely with restaurants.' });
  },
};

export const PricesOfOneUnit: StoryObj = {
  ...pageStory(SearchPage, {
    at: '/search?services=tax&priceUnit=month&maxPrice=500&sort=price',
    responses: {
      [`${endpoint}?maxPrice=500&priceUnit=month&services=tax&sort=price`]: searchPage(three, {
        total: 42,
        facets,
        typicalPrices: [{ service: 'tax', unit: 'return', low: 40_000, high: 95_000, listings: 11 }],
      }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Tax Preparation: usually $400 to $950 / return');
    await canvas.findByRole('button', { name: 'Remove filter Up to $500 / month' });
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
    await canvas.findByRole('button', { name: 'Try Again' });
  },
};
