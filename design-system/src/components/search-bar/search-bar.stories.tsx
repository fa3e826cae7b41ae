import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBar, type SearchBarProps } from './search-bar';

function Controlled(props: SearchBarProps) {
  const [value, setValue] = useState(props.value);
  return <SearchBar {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Finding/SearchBar',
  component: SearchBar,
  args: { label: 'Search articles', placeholder: 'Search articles', value: '', onChange: () => undefined, onSubmit: fn(), submitLabel: 'Search' },
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
