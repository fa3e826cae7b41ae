import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Link } from '../link/link';
import { PasswordInput, TextInput } from '../text-input/text-input';
import { Field, TrapField } from './field';

const guide: ComponentDocs = {
  purpose: 'A label, its control, its help and its error, joined.',
  use: [
    'Around every TextInput, Select, MultiSelect, TagInput, NumberInput and DateInput.',
    'TrapField in forms that visitors can send: hidden from people, filled in by programs.',
  ],
  avoid: [
    ['Checkboxes and radio buttons', 'their own legend'],
    ['A search', 'SearchBar'],
  ],
  content: [
    'The label is a noun; help comes before anything is wrong; the error is one sentence that says what to mend.',
    'Mark what is optional, not what is required.',
  ],
  strings: [
    'Username is required',
    'Password is required',
    'First name is required',
    'Last name is required',
    'Invalid email address',
    'Username must be at least 3 characters',
    'Password must be at least 8 characters',
    'Confirm password is required',
    'Passwords do not match',
    'Please select a subject.',
  ],
  screenReader: [
    'The label names the control; error and help are its description, error first.',
    'An error is announced when it appears.',
  ],
};

const meta = {
  title: 'Forms/Field',
  component: Field,
  tags: ['stable'],
  parameters: {
    guide,
    pictured: [
      {
        good: [
          <Field key="good" label="Email" error="Enter an email address like name@example.com">
            <TextInput type="email" defaultValue="dana@" />
          </Field>,
          'The label stays in sight; the error says how to mend it.',
        ],
        bad: [
          <TextInput key="bad" type="email" aria-label="Email" placeholder="Email (required)" />,
          'A placeholder as label: gone with the first letter.',
        ],
      },
    ],
  },
  args: { label: 'Email', children: <TextInput type="email" autoComplete="email" placeholder="you@company.com" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { help: 'We send a link to confirm it.' } };

export const WithError: Story = {
  args: { error: 'Invalid email address', required: true, help: 'We send a link to confirm it.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Invalid email address We send a link to confirm it.');
  },
};

export const Optional: Story = {
  args: { label: 'Phone', optional: true, children: <TextInput type="tel" autoComplete="tel" /> },
};

export const WithAside: Story = {
  args: {
    label: 'Password',
    aside: <Link href="/auth/forgot">Forgot password?</Link>,
    children: <PasswordInput username={null} autoComplete="current-password" defaultValue="Counterpart-demo-1" />,
  },
};

/** A form for visitors: what programs fill in is there, but not for people. */
export const WithTrap: Story = {
  render: (args) => (
    <form>
      <Field {...args} />
      <TrapField value="" onChange={() => undefined} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    const trap = canvasElement.querySelector<HTMLInputElement>('input[name="website"]');
    await expect(trap?.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.tab();
    await expect(trap).not.toHaveFocus();
  },
};
