import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout';
import { Link } from '../link/link';
import { Checkbox, CheckboxGroup, type CheckboxProps } from './checkbox';
import { checkboxDocs } from './checkbox.docs';

function Controlled(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onChange={setChecked} />;
}

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  tags: ['stable'],
  parameters: { guide: checkboxDocs },
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
