import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Field } from '../field/field';
import { Stack } from '../layout/layout';
import { NumberInput, type NumberInputProps } from './number-input';
import { numberInputDocs } from './number-input.docs';

function Controlled({ onChange, ...props }: NumberInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <NumberInput
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/NumberInput',
  component: NumberInput,
  tags: ['new'],
  parameters: { guide: numberInputDocs },
  args: { value: 180, onChange: fn(), prefix: '$', suffix: 'per hour' },
  render: (args) => (
    <Field label="Starting price">
      <Controlled {...args} />
    </Field>
  ),
} satisfies Meta<typeof NumberInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Starting price' });
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '1,200');
    await expect(input).toHaveValue('1,200');
    await expect(args.onChange).toHaveBeenLastCalledWith(1200);
  },
};

export const Keyboard: Story = {
  args: { value: 1998, min: 1900, max: 2000, prefix: undefined, suffix: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1999);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Field label="Empty">
        <Controlled {...args} value={null} placeholder="180" />
      </Field>
      <Field label="With decimals">
        <Controlled {...args} value={0.75} decimals prefix={undefined} suffix="% of assets" />
      </Field>
      <Field label="With an error" error="Enter a year between 1900 and 2026">
        <Controlled {...args} value={1809} prefix={undefined} suffix={undefined} />
      </Field>
      <Field label="Disabled">
        <Controlled {...args} disabled />
      </Field>
    </Stack>
  ),
};
