import { pageStory, Refusal } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { admin } from '../../testing/fixtures';
import {
  areaErrors,
  calmArea,
  backends,
  deployTokens,
  overrides,
  routeOwners,
  shellRow,
  trialArea,
} from '../../testing/release-fixtures';
import { ReleasesPage } from './releases-page';

const meta = {
  title: 'Product/Releases',
  component: ReleasesPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReleasesPage>;
export default meta;

const story = (at: string, responses: Record<string, unknown>) =>
  pageStory(ReleasesPage, { at: `/admin/releases${at}`, user: admin, responses });

export const Areas: StoryObj = {
  ...story('', { 'GET /api/platform/areas': [shellRow, trialArea, { ...calmArea, name: 'admin', title: 'Admin' }] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Blog/ });
  },
};

export const Trial: StoryObj = {
  ...story('?area=blog', {
    'GET /api/platform/areas/blog?page=1': trialArea,
    'GET /api/platform/overrides?area=blog': overrides,
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Broke on the page/ });
  },
};

export const Errors: StoryObj = {
  ...story('?tab=errors', { 'GET /api/platform/area-errors': areaErrors, 'GET /api/platform/areas': [trialArea] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cannot read properties/ }));
    await canvas.findByRole('img', { name: /Reports on the last 14 days/ });
  },
};

export const Routes: StoryObj = {
  ...story('?tab=routes', { 'GET /api/platform/routes': routeOwners }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /accountant/ });
  },
};

export const Tokens: StoryObj = {
  ...story('?tab=tokens', { 'GET /api/platform/deploy-tokens': deployTokens }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Old pipeline/ });
  },
};

export const Backends: StoryObj = {
  ...story('?tab=backends', { 'GET /api/platform/backends': backends }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /year-end/ });
  },
};

export const Overrides: StoryObj = {
  ...story('?tab=overrides', { 'GET /api/platform/overrides': overrides }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Ada Bell/ });
  },
};

export const NoOverrides: StoryObj = {
  ...story('?tab=overrides', { 'GET /api/platform/overrides': [] }),
  play: async ({ canvas }) => {
    await canvas.findByText('No browser has an override');
  },
};

export const NothingReleased: StoryObj = {
  ...story('', { 'GET /api/platform/areas': [] }),
  play: async ({ canvas }) => {
    await canvas.findByText('No area was ever released');
  },
};

export const Down: StoryObj = {
  ...story('', { 'GET /api/platform/areas': new Refusal(503, 'Down for a moment.') }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try Again' });
  },
};
