import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Stack } from '../layout/layout';
import { Alert } from './alert';
import { alertDocs } from './alert.docs';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  tags: ['stable'],
  parameters: {
    guide: alertDocs,
    pictured: [
      {
        good: [
          <Alert key="good" tone="error" title="Error sending message">
            The connection was lost. Your text is still here.
          </Alert>,
          'What happened, and that nothing is lost.',
        ],
        bad: [
          <Alert key="bad" tone="error" title="Oops! Error 503">
            Something went wrong.
          </Alert>,
          'A code and a shrug.',
        ],
      },
    ],
  },
  args: { title: 'Confirm your address', children: 'We sent a link to dana@example.test.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap={12}>
      <Alert title="Confirm your address">We sent a link to dana@example.test.</Alert>
      <Alert tone="success">Message Sent Successfully!</Alert>
      <Alert
        tone="warning"
        title="A reply may take longer"
        action={
          <Button size="small" variant="secondary">
            See Others
          </Button>
        }
      >
        This professional has reached this month’s connections.
      </Alert>
      <Alert tone="error" title="Error sending message">
        The connection was lost. Your text is still here.
      </Alert>
    </Stack>
  ),
};

export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  args: { onClose: fn(), action: <Button size="small">Send Again</Button> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send Again' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
