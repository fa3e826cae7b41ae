import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../button/button';
import { NotFound } from './not-found';
import { notFoundDocs } from './not-found.docs';

const meta = {
  title: 'Feedback/NotFound',
  component: NotFound,
  tags: ['stable'],
  parameters: { guide: notFoundDocs },
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
