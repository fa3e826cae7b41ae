import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Tag, TagList } from './tag';
import { Button } from '../button/button';

const guide: ComponentDocs = {
  purpose: 'A neutral word that describes something.',
  use: ['Services, specialties, industries.'],
  avoid: [
    ['A state', 'Badge'],
    ['A filter that is set', 'FilterChips'],
  ],
  content: ['The label of the taxonomy, to the letter. Three, then ‘+N’.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Removes the tag'],
  ],
  screenReader: ['A list with a name; ‘+N’ has the rest as its title.'],
};

const meta = {
  title: 'People/Tag',
  component: Tag,
  tags: ['stable'],
  parameters: {
    guide,
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
