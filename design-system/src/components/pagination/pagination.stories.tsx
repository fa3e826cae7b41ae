import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Pagination } from './pagination';

const guide: ComponentDocs = {
  purpose: 'Which results are shown, and the ones before and after.',
  use: ['Lists with more than one page; hidden when one page is all.'],
  avoid: [['A feed that grows', 'a Load More button']],
  content: ['‘Showing X - Y of Z results’.'],
  strings: ['Showing X - Y of Z results', 'Previous', 'Next'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Goes to the page'],
  ],
  screenReader: ['A navigation with a name; unavailable ends are disabled.'],
};

const meta = {
  title: 'Finding/Pagination',
  component: Pagination,
  tags: ['stable'],
  parameters: { guide },
  args: { page: 2, pageSize: 5, total: 23, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Showing 6 - 10 of 23 results')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};

export const LastPage: Story = {
  args: { page: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 21 - 23 of 23 results')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const Links: Story = {
  args: { page: 1, total: 1000, totalIsCapped: true, hrefForPage: (page) => `/search?page=${page}` },
};

export const OnePageShowsNothing: Story = {
  args: { total: 5, page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledWith(1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};
