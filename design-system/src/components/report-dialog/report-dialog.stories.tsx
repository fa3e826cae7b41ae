import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Text } from '../text/text';
import { ReportDialog } from './report-dialog';

const guide: ComponentDocs = {
  purpose: 'Tells those who look after something what is wrong with it.',
  use: ['A review, a message, a person or an answer is reported.'],
  avoid: [['Something else is asked before an action', 'FormDialog']],
  content: ['The description says who reads the report, and who is not told of it.'],
  keys: [
    ['Arrow keys', 'Choose a reason'],
    ['Escape', 'Closes; what was entered stays as a draft'],
  ],
  screenReader: ['A dialog with its title; the first wrong field takes the focus.'],
};

const meta = {
  title: 'Feedback/ReportDialog',
  component: ReportDialog,
  tags: ['new'],
  parameters: { guide },
  args: {
    open: true,
    onClose: fn(),
    title: 'Report this review',
    description: 'A moderator reads every report.',
    question: 'What is wrong with it?',
    reasons: [
      { value: 'spam', label: 'Advertising or spam' },
      { value: 'other', label: 'Something else' },
    ],
    detailsMax: 500,
    otherMin: 3,
    draft: null,
    onSend: fn(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args }) => {
    const send = await screen.findByRole('button', { name: 'Send Report' });
    await userEvent.click(send);
    // The dialog may still be coming into view.
    await waitFor(() => expect(screen.getByText('Please select a reason')).toBeVisible());
    await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
    await userEvent.click(send);
    await expect(await screen.findByText('Please describe what is wrong')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Details/ }), ' Fee ');
    await userEvent.click(send);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith('other', 'Fee'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Keyboard: Story = {
  play: async () => {
    const [first, last] = await screen.findAllByRole('radio');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(last).toBeChecked();
  },
};

export const WithAboutAndNote: Story = {
  args: {
    about: <Text tone="muted">‘Cross-border structuring for family businesses with property in two countries.’</Text>,
    note: <Text size="small">Moderators see this message and nothing else.</Text>,
  },
};
