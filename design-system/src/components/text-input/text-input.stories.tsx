import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Field } from '../field/field';
import { Stack } from '../layout/layout';
import { PasswordInput, TextArea, TextInput, TitleInput } from './text-input';

const guide: ComponentDocs = {
  purpose: 'One line of text, a password, or several lines.',
  use: ['TextInput, PasswordInput and TextArea inside a Field; TitleInput at the head of an editor.'],
  avoid: [
    ['A number', 'NumberInput'],
    ['A day', 'DateInput'],
    ['One of known values', 'Select'],
  ],
  content: [
    'A placeholder is an example, never the label.',
    'A count turns red beyond the limit; what was typed stays.',
  ],
  strings: [
    'Comment must be at least 3 characters',
    'Comment must be at most 500 characters',
    'Bio must be at least 10 characters',
    'Bio must be less than 500 characters',
  ],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'On the eye: shows or hides the password'],
  ],
  screenReader: ['Named by its field; the count is part of its description.'],
};

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  tags: ['stable'],
  parameters: { guide },
  args: { 'aria-label': 'City', placeholder: 'City, State or ZIP' },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      <TextInput aria-label="With icon" icon="map-pin" placeholder="City, State or ZIP" size="large" />
      <TextInput aria-label="Filled" defaultValue="Austin, TX" />
      <TextInput aria-label="Invalid" aria-invalid defaultValue="austin@" />
      <TitleInput
        aria-label="Title"
        value="A title as long as readers will see it, on as many lines"
        onChange={() => undefined}
      />
      <TextInput aria-label="Disabled" disabled defaultValue="Cannot be changed" />
    </Stack>
  ),
};

export const Password: Story = {
  render: () => (
    <Field label="Password">
      <PasswordInput username="ada" autoComplete="new-password" defaultValue="Counterpart-demo-1" />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    // Password managers look for the username before the password of the same form.
    const username = canvas.getByDisplayValue('ada');
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(username.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getAllByRole('textbox')).toEqual([input]);
  },
};

function Comment() {
  const [value, setValue] = useState('');
  return (
    <Field label="Your review" error={value.length > 20 ? 'Comment must be at most 20 characters' : null}>
      <TextArea value={value} onChange={(event) => setValue(event.target.value)} countLimit={20} />
    </Field>
  );
}

export const AreaWithCount: Story = {
  render: () => <Comment />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your review' }), 'Answers the same day and explains.');
    await expect(canvas.getByText('34 / 20')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Answers the same day and explains.');
  },
};

export const Keyboard: Story = {
  render: Password.render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
