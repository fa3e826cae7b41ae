import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled';
import type { ComponentDocs } from '../../docs/component-docs';
import { Field } from '../field/field';
import { Stack } from '../layout/layout';
import { MultiSelectOutline, Select } from './select';

const options = [
  { value: 'all', label: 'All services' },
  { value: 'tax', label: 'Tax Preparation' },
  { value: 'cfo', label: 'Fractional CFO' },
];

const Controlled = controlled(Select<string>);

const guide: ComponentDocs = {
  purpose: 'One of several, with the system’s own list.',
  use: ['Seven to thirty options.'],
  avoid: [
    ['Seven or fewer and room', 'RadioGroup'],
    ['Found by typing, or several', 'MultiSelect'],
  ],
  content: ['The first entry or the placeholder says what none means: ‘All services’.'],
  strings: ['Select a subject', 'All services'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Choose'],
    ['Letters', 'Jump to an option'],
    ['Space', 'Opens the list'],
  ],
  screenReader: ['A native list box, named by its field.'],
};

const meta = {
  title: 'Forms/Select',
  component: Select<string>,
  tags: ['stable'],
  parameters: { guide },
  args: { options, value: 'all', onChange: fn() },
  render: (args) => (
    <Field label="Service">
      <Controlled {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Service' }), 'tax');
    await expect(args.onChange).toHaveBeenCalledWith('tax');
  },
};

/** While the code of a `MultiSelect` is on its way. */
export const MultiSelectComing: Story = {
  render: () => (
    <Stack>
      <Field label="Specialties">
        <MultiSelectOutline chosen={['Sales Tax', 'Payroll Services']} />
      </Field>
      <Field label="Industries">
        <MultiSelectOutline chosen={[]} placeholder="Choose industries" />
      </Field>
    </Stack>
  ),
};

export const Placeholder: Story = { args: { value: '', placeholder: 'Select a subject' } };

export const States: Story = {
  render: (args) => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Select key={size} {...args} aria-label={size} size={size} />
      ))}
      <Select {...args} aria-label="Invalid" aria-invalid />
      <Select {...args} aria-label="Disabled" disabled />
    </Stack>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    // From here on the keys are the system's own.
    await expect(canvas.getByRole('combobox', { name: 'Service' })).toHaveFocus();
  },
};
