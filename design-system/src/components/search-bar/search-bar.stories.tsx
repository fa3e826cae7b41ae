import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled';
import type { ComponentDocs } from '../../docs/component-docs';
import { SearchBar } from './search-bar';

const Controlled = controlled(SearchBar);

const guide: ComponentDocs = {
  purpose: 'A search of one text.',
  use: ['Articles, conversations, users.'],
  avoid: [['Several criteria', 'a Form of Fields']],
  content: ['The placeholder says what can be searched for.'],
  strings: ['Search'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Searches'],
    ['Escape', 'Clears the box (the browser’s own)'],
  ],
  screenReader: ['A search landmark; a labeled search box.'],
};

const meta = {
  title: 'Finding/SearchBar',
  component: SearchBar,
  tags: ['stable'],
  parameters: { guide },
  args: {
    label: 'Search articles',
    placeholder: 'Search articles',
    value: '',
    onChange: () => undefined,
    onSubmit: fn(),
    submitLabel: 'Search',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search articles' }), ' sales tax {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('sales tax');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const Large: Story = { args: { size: 'large', value: 'quarterly estimates' } };
export const WithoutButton: Story = { args: { submitLabel: undefined } };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('payroll{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('payroll');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
