import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Stack } from '../layout/layout';
import { Link } from '../link/link';
import { Field } from '../field/field';
import { Checkbox, CheckboxGroup, CheckboxSelect, type CheckboxProps } from './checkbox';

function Controlled(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onChange={setChecked} />;
}

const guide: ComponentDocs = {
  purpose: 'Yes or no, or any number of several.',
  use: [
    'Consent; filters; lists of services.',
    '`CheckboxGroup` for several under one legend; `CheckboxSelect` where they may take one line only.',
  ],
  avoid: [
    ['It takes effect at once', 'Switch'],
    ['Exactly one of several', 'RadioGroup'],
    ['More than fifteen options', 'MultiSelect'],
  ],
  content: ['What being ticked means, in the positive: ‘Remember me’.', 'An error says what to choose.'],
  strings: [
    'Remember me',
    'You must agree to the terms and conditions',
    'You must select at least one service',
    'You must select at least one specialty',
  ],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Space', 'Ticks or clears'],
  ],
  screenReader: [
    'A native checkbox; the label may hold links.',
    'A group is a fieldset; its error and help are its description, and its boxes are marked invalid.',
  ],
};

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  tags: ['stable'],
  parameters: { guide },
  args: { label: 'Remember me', checked: false, onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={12}>
      <Controlled label="Chosen" checked onChange={() => undefined} />
      <Controlled label="With help" help="30 days on this device" checked={false} onChange={() => undefined} />
      <Controlled label="Disabled" checked disabled onChange={() => undefined} />
      <Controlled
        label={
          <>
            I agree to the <Link href="/terms-of-service">terms</Link>
          </>
        }
        checked={false}
        error="You must agree to the terms and conditions"
        onChange={() => undefined}
      />
    </Stack>
  ),
};

function Services({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<('tax' | 'bookkeeping' | 'payroll')[]>(error ? [] : ['payroll']);
  return (
    <CheckboxGroup
      label="Services"
      error={value.length === 0 ? error : null}
      columns={2}
      value={value}
      onChange={setValue}
      options={[
        { value: 'tax', label: 'Tax Preparation', count: 1204 },
        { value: 'bookkeeping', label: 'Bookkeeping', count: 48 },
        { value: 'payroll', label: 'Payroll Services', count: 7 },
      ]}
    />
  );
}

export const Group: Story = {
  render: () => <Services />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tax Preparation/ }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

export const GroupWithError: Story = {
  render: () => <Services error="You must select at least one service" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Services' })).toHaveAccessibleDescription(
      'You must select at least one service',
    );
    await userEvent.tab();
    const first = canvas.getByRole('checkbox', { name: /Tax Preparation/ });
    await expect(first).toHaveFocus();
    await expect(first).toBeInvalid();
    await userEvent.keyboard(' ');
    await expect(first).toBeValid();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const specialties = [
  { value: 'sales-tax', label: 'Sales Tax', count: 12 },
  { value: 'payroll', label: 'Payroll Services', count: 7 },
  { value: 'international', label: 'International Tax Services', count: 3 },
];

function Specialties() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <div style={{ minHeight: 220 }}>
      <Field label="Specialties">
        <CheckboxSelect
          label="Specialties"
          placeholder="All specialties"
          options={specialties}
          value={value}
          onChange={setValue}
        />
      </Field>
    </div>
  );
}

export const Select: Story = {
  render: () => <Specialties />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Specialties' });
    await expect(box).toHaveTextContent('All specialties');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: /Sales Tax/ })).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: /Payroll/ })).toHaveFocus();
    await userEvent.click(canvas.getByText('Payroll Services'));
    await expect(box).toHaveTextContent('Sales Tax, Payroll Services');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(box).toHaveFocus();
    await userEvent.click(box);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.click(document.body);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(box);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
