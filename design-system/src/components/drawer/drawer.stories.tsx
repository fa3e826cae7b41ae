import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../button/button';
import { Stack } from '../layout/layout';
import { Text } from '../text/text';
import { Drawer } from './drawer';

const guide: ComponentDocs = {
  purpose: 'A panel from the window’s edge.',
  use: ['Filters on a phone; details of a row.'],
  avoid: [
    ['A question', 'Dialog'],
    ['A menu of actions', 'Menu'],
  ],
  content: ['The title is what is inside; the button says what one gets: ‘Show 24 Professionals’.'],
  strings: ['Filters'],
  keys: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Closes'],
  ],
  screenReader: ['A native modal dialog with a name.'],
};

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
  tags: ['stable'],
  parameters: { guide },
  args: {
    open: true,
    onClose: fn(),
    title: 'Filters',
    children: (
      <Stack>
        {['Services', 'Specialties', 'Industries'].map((name) => (
          <Text key={name}>{name}</Text>
        ))}
      </Stack>
    ),
    footer: <Button>Show 24 Professionals</Button>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Bottom: Story = { args: { side: 'bottom' } };
export const Start: Story = { args: { side: 'start' } };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const drawer = await canvas.findByRole('dialog', { name: 'Filters' });
    await expect(canvas.getByRole('button', { name: 'Show 24 Professionals' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    // What a browser sends for Escape; keys that a script presses do not reach it.
    await fireEvent(drawer, new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
