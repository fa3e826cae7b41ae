import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Breadcrumbs } from './breadcrumbs';

const guide: ComponentDocs = {
  purpose: 'The way from the home page to this one.',
  use: ['Pages two or more levels deep: directories, profiles, guides, posts.'],
  avoid: [
    ['A page at the top level', 'nothing'],
    ['Steps of a task', 'StepProgress'],
  ],
  content: ['The words of the pages’ own titles; the last one is this page and no link.'],
  strings: ['Home', 'Accountants', 'Advisors', 'Fractional CFOs'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Follows the link'],
  ],
  screenReader: ['A navigation named Breadcrumb; the last entry has `aria-current=page`.'],
};

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['stable'],
  parameters: { guide },
  args: { items: [{ label: 'Home', href: '/' }, { label: 'Accountants' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accountants')).toHaveAttribute('aria-current', 'page');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};
