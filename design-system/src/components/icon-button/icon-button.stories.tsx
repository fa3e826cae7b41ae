import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline } from '../layout/layout';
import { IconButton } from './icon-button';
import { Button } from '../button/button';

const guide: ComponentDocs = {
  purpose: 'A square button with a drawing.',
  use: ['Bars and rows where the drawing is known: save, edit, close, menu.'],
  avoid: [['There is room for words', 'Button']],
  content: ['The label is a verb and a noun; in a row it names the row.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Presses it'],
  ],
  screenReader: ['Named by its label, which is also the tooltip.'],
};

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  tags: ['stable'],
  parameters: {
    guide,
    pictured: [
      {
        good: [
          <Inline key="good">
            <Button icon="download">Export</Button>
            <IconButton label="Save professional" icon="heart" />
          </Inline>,
          'A drawing alone only where everyone knows it.',
        ],
        bad: [
          <Inline key="bad">
            <IconButton label="Rules" icon="scale" />
            <IconButton label="Reports" icon="calculator" />
          </Inline>,
          'Drawings that have to be learned.',
        ],
      },
    ],
  },
  args: { label: 'Save professional', icon: 'heart', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save professional' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: () => (
    <Inline gap={12}>
      <IconButton label="Search" icon="search" size="small" />
      <IconButton label="Filter" icon="filter" variant="secondary" />
      <IconButton label="Saved" icon="heart" filled />
      <IconButton label="Send" icon="send" variant="primary" size="large" />
      <IconButton label="Delete" icon="trash" disabled />
    </Inline>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
