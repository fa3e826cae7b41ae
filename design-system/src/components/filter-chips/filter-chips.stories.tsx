import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterChips } from './filter-chips';
import { filterChipsDocs } from './filter-chips.docs';

const meta = {
  title: 'Finding/FilterChips',
  component: FilterChips,
  tags: ['stable'],
  parameters: { guide: filterChipsDocs },
  args: {
    chips: [
      { id: 'services=tax', label: 'Tax Preparation' },
      { id: 'state=TX', label: 'Texas' },
      { id: 'industry=ecommerce', label: 'E-Commerce' },
    ],
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Texas' }));
    await expect(args.onRemove).toHaveBeenCalledWith('state=TX');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('services=tax');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
