import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled';
import type { ComponentDocs } from '../../docs/component-docs';
import { Field } from '../field/field';
import { Stack } from '../layout/layout';
import { NumberInput } from './number-input';

const Controlled = controlled(NumberInput);

const guide: ComponentDocs = {
  purpose: 'A number, with its unit.',
  use: ['Years, prices, percentages.'],
  avoid: [
    ['A telephone number, a ZIP', 'TextInput'],
    ['Very few numbers', 'RadioGroup'],
  ],
  content: ['The unit stands beside the number, not in the label.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow up, Arrow down', 'Count by the step'],
  ],
  screenReader: ['A text box with number keys on a phone; say the unit in the label or the help as well.'],
};

const meta = {
  title: 'Forms/NumberInput',
  component: NumberInput,
  tags: ['new'],
  parameters: { guide },
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
