import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tag, TagList } from './tag';
import { Button } from '../button/button';
import { tagDocs } from './tag.docs';

const meta = {
  title: 'People/Tag',
  component: Tag,
  tags: ['stable'],
  parameters: {
    guide: tagDocs,
    pictured: [
      {
        good: [
          <TagList key="good" label="Services" max={2} tags={['Tax Preparation', 'Bookkeeping', 'Payroll Services']} />,
          'A few facts, and how many more there are.',
        ],
        bad: [
          <Button key="bad" size="small" variant="secondary">
            Tax Preparation
          </Button>,
          'A fact that looks as if it could be pressed.',
        ],
      },
    ],
  },
  args: { children: 'Tax Preparation' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Removable: Story = {
  args: { onRemove: fn(), removeLabel: 'Remove Tax Preparation' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tax Preparation' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const List: Story = {
  render: () => (
    <TagList
      label="Services"
      max={3}
      tags={['Tax Preparation', 'Bookkeeping', 'Payroll Services', 'Sales Tax', 'Audit Services']}
    />
  ),
};

export const Keyboard: Story = {
  args: { onRemove: fn(), removeLabel: 'Remove Tax Preparation' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
