import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../button/button';
import { Stack } from '../layout/layout';
import { Alert } from './alert';

const guide: ComponentDocs = {
  purpose: 'A message in the page, next to what it is about.',
  use: [
    'Something about this page that stays true: an address to confirm, a listing under review.',
    'A form’s failure that no field is to blame for.',
  ],
  avoid: [
    ['It reports what someone just did and can be missed', 'Toast'],
    ['One field is wrong', 'the field’s `error`'],
    ['The whole list is missing', 'ErrorState'],
  ],
  content: [
    'The title says what is; the sentence what to do.',
    'No blame, no exclamation mark that the specification does not have.',
  ],
  strings: ['Message Sent Successfully!', 'Error sending message'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Presses Close or the action'],
  ],
  screenReader: [
    '`error` is announced at once (`role=alert`), the rest when there is time (`role=status`).',
    'The drawing is decoration; the words say how grave it is.',
  ],
};

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  tags: ['stable'],
  parameters: {
    guide,
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
