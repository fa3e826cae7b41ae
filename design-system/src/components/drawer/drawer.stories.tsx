import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Stack } from '../layout/layout';
import { Text } from '../text/text';
import { Drawer } from './drawer';

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
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
    footer: <Button>Show 24 professionals</Button>,
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
