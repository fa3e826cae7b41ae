import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { FilterChips } from './filter-chips';

const guide: ComponentDocs = {
  purpose: 'The filters that are set, each with a control that removes it.',
  use: ['Above results, when filters stand somewhere else.'],
  avoid: [['Words that describe', 'Tag']],
  content: ['The label of the option, nothing more.'],
  strings: ['Clear All', 'Clear All Filters'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Removes the filter, or all'],
  ],
  screenReader: ['A group named Active filters; each button is ‘Remove filter …’.'],
};

const meta = {
  title: 'Finding/FilterChips',
  component: FilterChips,
  tags: ['stable'],
  parameters: { guide },
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
