import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { Stack } from '../layout/layout';
import { TextInput } from '../text-input/text-input';
import { useForm } from './form';

interface ExampleProps {
  /** Gets the values; what it returns is shown at the field, as a server's refusal is. */
  readonly onSend: (email: string) => string | undefined;
}

/** A form with one rule of its own and one of its server. */
function Example({ onSend }: ExampleProps): ReactNode {
  const form = useForm({
    draft: null,
    initial: { name: '', email: '' },
    validate: ({ name, email }) => ({
      name: name ? undefined : 'First name is required',
      email: email.includes('@') ? undefined : 'Invalid email address',
    }),
    send: async ({ email }, sending) => {
      const refusal = await Promise.resolve(onSend(email));
      if (refusal) sending.refuse({ email: refusal });
      else sending.reset();
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap={16}>
        <Field label="First name" error={form.errors.name}>
          <TextInput {...form.field('name')} />
        </Field>
        <Field label="Email" error={form.errors.email}>
          <TextInput type="email" {...form.field('email')} />
        </Field>
        <Button type="submit" pending={form.pending}>
          Save
        </Button>
      </Stack>
    </form>
  );
}

const guide: ComponentDocs = {
  purpose: 'State of a native form: values, one sentence for each wrong field, and one submit at a time.',
  use: [
    'For every form that sends something: useForm in the component, a native form with noValidate, a Field around each control.',
    'With focusFirstWrong alone where steps are checked one by one.',
  ],
  avoid: [['Filters that apply at once', 'FilterPanel']],
  content: [
    'A rule is checked when the form is sent, not while someone types; changing a field takes its error away.',
    'What was typed stays when the server refuses.',
  ],
  keys: [['Enter', 'Sends the form.']],
  screenReader: ['The first wrong field takes the focus and reads its error.'],
};

const meta = {
  title: 'Forms/Form',
  component: Example,
  tags: ['stable'],
  parameters: { guide },
  args: { onSend: fn((): string | undefined => undefined) },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Maria');
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue(''));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const FirstWrongFieldTakesTheFocus: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Maria');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const email = canvas.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(email, 'maria');
    await expect(email).not.toHaveAccessibleDescription('Invalid email address');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  },
};

export const RefusedByTheServer: Story = {
  args: { onSend: fn((): string | undefined => 'This email is already in use') },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Maria');
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.com');
    await userEvent.keyboard('{Enter}');
    const email = canvas.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('This email is already in use');
    await expect(email).toHaveValue('maria@example.com');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Maria');
    await userEvent.tab();
    await userEvent.keyboard('maria@example.com{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue(''));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
