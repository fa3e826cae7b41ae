import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Field } from '../field/field';
import { MultiSelect, type MultiSelectProps } from './multi-select';

function Controlled(props: MultiSelectProps<string>) {
  const [value, setValue] = useState<readonly string[]>(props.value);
  return (
    <Field label="Specialties" help="Any of them">
      <MultiSelect {...props} value={value} onChange={setValue} />
    </Field>
  );
}

const guide: ComponentDocs = {
  purpose: 'Any number of many, found by typing.',
  use: ['Specialties, industries: more than fifteen options. Load it lazily: it stands on antd.'],
  avoid: [
    ['Fifteen or fewer', 'CheckboxGroup'],
    ['Entries of one’s own', 'TagInput'],
  ],
  content: ['The placeholder says what none means: ‘Any specialty’.'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow down', 'Opens the list and moves'],
    ['Enter', 'Chooses'],
    ['Backspace', 'Takes the last one away'],
    ['Escape', 'Closes the list'],
  ],
  screenReader: ['A combobox with a list; chosen entries are read with their remove controls.'],
};

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect<string>,
  tags: ['stable'],
  parameters: { guide },
  args: {
    options: [
      { value: 'sales-tax', label: 'Sales Tax' },
      { value: 'forensic', label: 'Forensic Accounting' },
      { value: 'international', label: 'International Tax Services' },
      { value: 'payroll', label: 'Payroll Services' },
    ],
    value: [],
    placeholder: 'All specialties',
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MultiSelect<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Specialties' });
    await expect(canvas.getByText('All specialties')).toBeVisible();
    await userEvent.click(box);
    await userEvent.type(box, 'tax');
    const list = within(document.body);
    await waitFor(() => expect(list.getByTitle('Sales Tax')).toBeVisible());
    await userEvent.click(list.getByTitle('Sales Tax'));
    await waitFor(() =>
      expect(canvas.getByText('Sales Tax', { selector: '.ant-select-selection-item-content' })).toBeVisible(),
    );
  },
};

export const Chosen: Story = { args: { value: ['sales-tax', 'payroll'] } };
export const Disabled: Story = { args: { value: ['payroll'], disabled: true } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('combobox', { name: 'Specialties' });
    await expect(box).toHaveFocus();
    // antd reads the key's number, which keys that a script presses lack.
    const press = async (key: string, keyCode: number) => {
      await fireEvent.keyDown(box, { key, keyCode });
      await fireEvent.keyUp(box, { key, keyCode });
    };
    const chosen = () => canvas.queryByText('Sales Tax', { selector: '.ant-select-selection-item-content' });
    await press('ArrowDown', 40);
    await waitFor(() => expect(within(document.body).getByTitle('Sales Tax')).toBeVisible());
    await expect(within(document.body).getByRole('listbox', { name: 'Options' })).toBeInTheDocument();
    await press('Enter', 13);
    await waitFor(() => expect(chosen()).toBeVisible());
    await press('Backspace', 8);
    await waitFor(() => expect(chosen()).toBeNull());
    await press('Escape', 27);
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
  },
};
