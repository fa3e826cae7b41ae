import { pageStory } from '@counterpart/shell/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HomePage } from './home-page';
import { featured } from '../../testing/story-people';

const meta = {
  title: 'Product/Home',
  component: HomePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomePage>;
export default meta;

const nothing = () => undefined;
const Page = () => <HomePage onQuiz={nothing} onNearQuiz={nothing} />;

const endpoint = (profession: string) => `GET /api/accountants/featured?profession=${profession}`;

export const Visitor: StoryObj = {
  ...pageStory(Page, {
    at: '/',
    responses: {
      [endpoint('accountant')]: featured('accountant'),
      [endpoint('advisor')]: featured('advisor'),
      [endpoint('cfo')]: featured('cfo'),
      'GET /api/home/counts': { professionals: 66, verified: 47, states: 50 },
      'GET /api/home/reviews': [],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const { findByRole, getByRole, queryAllByRole } = canvas;
    await findByRole('link', { name: 'Maria Castellanos' });
    await userEvent.click(getByRole('tab', { name: 'Accountants' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(getByRole('link', { name: 'View All Advisors' })).toBeVisible());
    await expect(queryAllByRole('link', { name: 'View All Accountants' })).toHaveLength(0);
  },
};

export const NobodyFeatured: StoryObj = {
  ...pageStory(Page, {
    at: '/',
    responses: {
      [endpoint('accountant')]: [],
      [endpoint('advisor')]: [],
      [endpoint('cfo')]: [],
      'GET /api/home/counts': { professionals: 66, verified: 47, states: 50 },
      'GET /api/home/reviews': [],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No featured accountants yet');
  },
};
