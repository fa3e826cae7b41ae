import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Composer, type ComposerProps } from './composer';
import { composerDocs } from './composer.docs';

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

const meta = {
  title: 'Messaging/Composer',
  component: Composer,
  tags: ['stable'],
  parameters: { guide: composerDocs },
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
