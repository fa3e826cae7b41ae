import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Composer, type ComposerProps } from './composer';

function Controlled({ onSend, ...props }: ComposerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Composer
      {...props}
      value={value}
      onChange={setValue}
      onSend={(text) => {
        onSend(text);
        setValue('');
      }}
    />
  );
}

const guide: ComponentDocs = {
  purpose: 'Where a message is written.',
  use: ['The bottom of a conversation; the dialog that opens on Contact Me.'],
  avoid: [['A form with more than the one text', 'TextArea in a Field']],
  content: ['The label says to whom: ‘Message to Maria Castellanos’.', 'An error says that the text is still there.'],
  strings: ['Type your message...', 'Send', 'Sending...'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Sends; starts a new line on a touch screen'],
    ['Shift + Enter', 'Starts a new line'],
  ],
  screenReader: [
    'A labeled text box; an error is announced and becomes its description.',
    'Send is unavailable while there is nothing but spaces.',
  ],
};

const meta = {
  title: 'Messaging/Composer',
  component: Composer,
  tags: ['stable'],
  parameters: { guide },
  args: { label: 'Message to Maria Castellanos', value: '', onChange: () => undefined, onSend: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnterSends: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message to Maria Castellanos' });
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(box, '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, 'First line{Shift>}{Enter}{/Shift}second line');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('First line\nsecond line');
    await expect(box).toHaveValue('');
  },
};

export const Pending: Story = { args: { value: 'On its way', pending: true } };
export const WithError: Story = {
  args: { value: 'Could not be sent', error: 'The message could not be sent. Your text is still here.' },
};
export const Tall: Story = { args: { rows: 4 } };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Good morning');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Good morning');
  },
};
