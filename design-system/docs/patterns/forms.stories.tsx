import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type SubmitEvent } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Alert } from '../../src/components/alert/alert';
import { Button } from '../../src/components/button/button';
import { Field } from '../../src/components/field/field';
import { Container, Stack } from '../../src/components/layout/layout';
import { Select } from '../../src/components/select/select';
import { TextArea, TextInput } from '../../src/components/text-input/text-input';
import { Document, Example, Rules, Section } from '../parts/document';

const empty = { name: '', email: '', subject: '', message: '' };
type Values = typeof empty;
type Errors = Partial<Record<keyof Values, string>>;

/** The contact form's rules, in its own words. */
function check({ name, email, subject, message }: Values): Errors {
  return {
    ...(name.trim().length < 2 && { name: 'Name must be at least 2 characters.' }),
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: 'Please enter a valid email address.' }),
    ...(!subject && { subject: 'Please select a subject.' }),
    ...(message.trim().length < 10 && { message: 'Message must be at least 10 characters.' }),
  };
}

function ContactForm() {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [isSent, setSent] = useState(false);
  const change = (changed: Partial<Values>) => {
    const next = { ...values, ...changed };
    setValues(next);
    // Once something is wrong, it is right as soon as it is mended.
    if (Object.keys(errors).length > 0) setErrors(check(next));
  };
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = check(values);
    setErrors(found);
    // After the errors are on the page.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    setSent(Object.keys(found).length === 0);
  };
  if (isSent) return <Alert tone="success">Message Sent Successfully!</Alert>;
  return (
    <form ref={form} noValidate aria-label="Send us a message" onSubmit={submit}>
      <Stack gap={20}>
        <Field label="Name" required error={errors.name}>
          <TextInput
            autoComplete="name"
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label="Email" required error={errors.email} help="We answer to this address.">
          <TextInput
            type="email"
            autoComplete="email"
            value={values.email}
            onChange={({ target }) => change({ email: target.value })}
          />
        </Field>
        <Field label="Subject" required error={errors.subject}>
          <Select
            placeholder="Select a subject"
            value={values.subject}
            onChange={(subject) => change({ subject })}
            options={[
              { value: 'support', label: 'Support' },
              { value: 'billing', label: 'Billing' },
            ]}
          />
        </Field>
        <Field label="Message" required error={errors.message}>
          <TextArea value={values.message} onChange={({ target }) => change({ message: target.value })} />
        </Field>
        <div>
          <Button type="submit">Send Message</Button>
        </div>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Patterns/Forms and their errors',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const FormsAndTheirErrors: StoryObj = {
  name: 'Forms and their errors',
  render: () => (
    <Document
      title="Forms and their errors"
      lead="One column, a label above each field, and one sentence below what is wrong. The server checks everything again."
    >
      <Section
        title="At work"
        text="Send it empty: the first wrong field gets the focus, and each sentence goes away once it is mended."
      >
        <Container size="form" style={{ marginInline: 0 }}>
          <Example label="Contact form">
            <ContactForm />
          </Example>
        </Container>
      </Section>
      <Section title="How it behaves">
        <Rules
          dos={[
            'Check on sending; after that, while typing.',
            'Say what mends it: ‘Name must be at least 2 characters.’',
            'Keep everything typed, also when the server refuses or the connection is lost.',
            'While it is being sent the button says so and cannot be pressed twice.',
            'Mark what may stay empty when most must be filled.',
          ]}
          donts={[
            'Errors before someone had a chance.',
            'The browser’s own bubbles.',
            'A placeholder as label.',
            'A toast as the only place of an error.',
          ]}
        />
      </Section>
    </Document>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters.');
    await userEvent.type(name, 'Dana');
    await expect(name).toBeValid();
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toBeInvalid();
  },
};
