import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { TextArea, TextInput } from '../text-input/text-input';
import { Form } from './form';
import { formDocs } from './form.docs';

const onSend = fn();

function Contact({ failure }: { readonly failure?: string }) {
  const [values, setValues] = useState({ name: '', message: '' });
  const [checked, setChecked] = useState(false);
  const errors = {
    name: checked && values.name.length < 2 ? 'Name must be at least 2 characters.' : null,
    message: checked && values.message.length < 10 ? 'Message must be at least 10 characters.' : null,
  };
  return (
    <Form
      label="Send us a message"
      failure={failure}
      failureTitle="Your message was not sent"
      onSubmit={() => {
        setChecked(true);
        if (values.name.length >= 2 && values.message.length >= 10) onSend(values);
      }}
      actions={
        <Button type="submit" icon="send">
          Send Message
        </Button>
      }
    >
      <Field label="Name" required error={errors.name}>
        <TextInput value={values.name} autoComplete="name" onChange={(event) => setValues({ ...values, name: event.target.value })} />
      </Field>
      <Field label="Message" required error={errors.message}>
        <TextArea value={values.message} onChange={(event) => setValues({ ...values, message: event.target.value })} />
      </Field>
    </Form>
  );
}

const meta = {
  title: 'Forms/Form',
  component: Form,
  tags: ['new'],
  parameters: { guide: formDocs },
  args: { label: 'Send us a message', onSubmit: fn(), children: null, actions: null },
  render: () => <Contact />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Dana{Enter}');
    const message = canvas.getByRole('textbox', { name: 'Message' });
    await expect(message).toHaveFocus();
    await expect(message).toHaveAccessibleDescription('Message must be at least 10 characters.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Dana');
    await userEvent.keyboard('When do you open?');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSend).toHaveBeenLastCalledWith({ name: 'Dana', message: 'When do you open?' });
  },
};

export const Failed: Story = {
  render: () => <Contact failure="The server does not answer. Nothing you wrote is lost." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your message was not sent');
  },
};
