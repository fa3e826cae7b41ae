import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentDocs } from '../../docs/component-docs';
import { LinkButton } from '../button/button';
import { NotFound } from './not-found';

const guide: ComponentDocs = {
  purpose: 'A page or a thing that does not exist.',
  use: ['The 404 page; an unknown profile, post or guide.'],
  avoid: [
    ['A search found nothing', 'EmptyState'],
    ['It could not be loaded', 'ErrorState'],
  ],
  content: ['Name the thing; offer the way on.'],
  strings: [
    '404 Page Not Found',
    'Accountant Not Found',
    "The accountant you're looking for doesn't exist or has been removed.",
    'Browse Accountants',
  ],
  screenReader: ['Its title is the page’s `h1`.'],
};

const meta = {
  title: 'Feedback/NotFound',
  component: NotFound,
  tags: ['stable'],
  parameters: { guide },
  args: { action: <LinkButton href="/">Return Home</LinkButton> },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Professional: Story = {
  args: {
    title: 'Accountant Not Found',
    description: "The accountant you're looking for doesn't exist or has been removed.",
    action: <LinkButton href="/search">Browse Accountants</LinkButton>,
  },
};
