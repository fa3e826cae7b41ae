import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBar, type SearchBarProps } from './search-bar';
import { searchBarDocs } from './search-bar.docs';

function Controlled(props: SearchBarProps) {
  const [value, setValue] = useState(props.value);
  return <SearchBar {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Finding/SearchBar',
  component: SearchBar,
  tags: ['stable'],
  parameters: { guide: searchBarDocs },
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
