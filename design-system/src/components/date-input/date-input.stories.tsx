import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled';
import type { ComponentDocs } from '../../docs/component-docs';
import { Field } from '../field/field';
import { Stack } from '../layout/layout';
import { DateInput, DateRangeInput, type DateRangeInputProps } from './date-input';

const Controlled = controlled(DateInput);

const guide: ComponentDocs = {
  purpose: 'A day, a day with a time, or from one day to another.',
  use: ['Publishing times, reports from day to day, re-check dates.'],
  avoid: [
    ['Only the year matters', 'NumberInput'],
    ['Few fixed times', 'RadioGroup or Select'],
  ],
  content: ['The label says what happens then: ‘Publish on’.', 'Errors name the rule: ‘Choose a day in the future’.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Count day, month or year'],
    ['Space', 'Opens the calendar'],
  ],
  screenReader: ['The system’s own date field; its parts are read one by one.', 'A range is a group with a legend.'],
};

const meta = {
  title: 'Forms/DateInput',
  component: DateInput,
  tags: ['new'],
  parameters: { guide },
  args: { value: '2026-11-19', onChange: fn() },
  render: (args) => (
    <Field label="Publish on">
      <Controlled {...args} />
    </Field>
  ),
} satisfies Meta<typeof DateInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Publish on');
    await userEvent.clear(input);
    await userEvent.type(input, '2026-12-01');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
  },
};

const onRange = fn();

function Range(props: Partial<DateRangeInputProps>) {
  const [value, setValue] = useState(props.value ?? { from: '2026-11-01', to: '' });
  return (
    <DateRangeInput
      label="Published between"
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onRange(next);
      }}
    />
  );
}

export const Keyboard: Story = {
  render: () => <Range />,
  play: async ({ canvas, userEvent }) => {
    const to = canvas.getByLabelText('To');
    await expect(to).toHaveAttribute('min', '2026-11-01');
    to.focus();
    await userEvent.type(to, '2026-11-30');
    await expect(onRange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' });
    await expect(canvas.getByLabelText('From')).toHaveAttribute('max', '2026-11-30');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Field label="Empty">
        <Controlled {...args} value="" />
      </Field>
      <Field label="With a time">
        <Controlled {...args} value="2026-11-19T09:30" precision="datetime" />
      </Field>
      <Field label="With an error" error="Choose a day in the future">
        <Controlled {...args} value="2020-01-01" />
      </Field>
      <Field label="Disabled">
        <Controlled {...args} disabled />
      </Field>
      <Range
        label="A range with an error"
        error="The last day is before the first"
        value={{ from: '2026-11-10', to: '2026-11-01' }}
      />
    </Stack>
  ),
};
