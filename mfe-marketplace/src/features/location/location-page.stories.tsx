import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { locationPage } from '../../testing/location';
import { three } from '../../testing/story-people';
import { AccountantsInCityPage } from './location-page';

const meta = {
  title: 'Product/City Page',
  component: AccountantsInCityPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountantsInCityPage>;
export default meta;

const route = { at: '/accountants/tx/austin', path: '/accountants/:state/:city' };
const endpoint = 'GET /api/location-pages/accountants/tx/austin';

export const Full: StoryObj = {
  ...pageStory(AccountantsInCityPage, {
    ...route,
    responses: { [endpoint]: locationPage({ professionals: [...three] }) },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Accountants in Austin, TX' });
  },
};

export const FewAndRemote: StoryObj = {
  ...pageStory(AccountantsInCityPage, {
    ...route,
    responses: {
      [endpoint]: locationPage({
        ...{ total: 1, verified: 1, professionals: three.slice(0, 1), remote: three.slice(1) },
        ...{ prices: [], reviews: [], guides: [], nearby: [] },
      }),
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Available Remotely' });
  },
};

export const NoSuchCity: StoryObj = {
  ...pageStory(AccountantsInCityPage, {
    ...route,
    responses: { [endpoint]: new Refusal(404, 'There is no such page.', 'not_found') },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '404 Page Not Found' });
  },
};
