import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './radio-group';
import { radioGroupDocs } from './radio-group.docs';

function Controlled(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup<string>,
  tags: ['stable'],
  parameters: { guide: radioGroupDocs },
  args: {
    label: 'When do you want to start?',
    options: [
      { value: 'weeks', label: 'Within 2 weeks' },
      { value: 'month', label: 'Within 1 month' },
      { value: 'browsing', label: 'Just browsing', help: 'No one will contact you' },
    ],
    value: null,
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Within 2 weeks' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Within 1 month' })).toBeChecked();
  },
};

export const Cards: Story = { args: { look: 'cards', value: 'month' } };
export const Inline: Story = { args: { inline: true, value: 'weeks' } };
export const WithError: Story = { args: { error: 'Please select an option' } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Within 2 weeks' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Just browsing/ })).toBeChecked();
  },
};
