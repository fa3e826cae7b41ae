import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../button/button';
import { Composer } from '../composer/composer';
import { Field } from '../field/field';
import { useForm } from '../form/form';
import { TextInput } from '../text-input/text-input';
import { ConfirmDialog, Dialog, FormDialog } from './dialog';

function Contact() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Contact Me</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Send Message to Maria Castellanos"
        description="She usually replies within 4 hours."
      >
        <Composer
          label="Message to Maria Castellanos"
          value={text}
          onChange={setText}
          onSend={() => setOpen(false)}
          rows={4}
          autoFocus
        />
      </Dialog>
    </>
  );
}

const guide: ComponentDocs = {
  purpose: 'Asks for something in front of the page.',
  use: [
    'A short task that needs the page behind it to wait: a message, a report, an edit.',
    '`FormDialog` for fields that are sent together, with `useForm`.',
    '`ConfirmDialog` before what cannot be undone.',
  ],
  avoid: [
    ['More than one screen of fields', 'a page'],
    ['Filters on a phone', 'Drawer'],
    ['Nothing is asked', 'Toast or Alert'],
  ],
  content: [
    'A confirmation’s title is a question, its buttons the answers: ‘Delete post’, ‘Cancel’.',
    'The sentence says what happens then.',
  ],
  strings: ['Send Message to {first name} {last name}', 'Cancel', 'Close'],
  keys: [
    ['Tab', 'Stays inside'],
    ['Escape', 'Closes'],
    ['Enter', 'Presses the focused button; sends a form from its fields'],
  ],
  screenReader: [
    'A native modal dialog with a name; the page behind is inert.',
    'The first control gets the focus; closing returns it.',
  ],
};

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  tags: ['stable'],
  parameters: { guide },
  args: { open: false, onClose: fn(), title: 'Dialog' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndReturnsFocus: Story = {
  render: () => <Contact />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Contact Me' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Send Message to Maria Castellanos' });
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
    // The page behind does not scroll meanwhile.
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  },
};

export const Open: Story = {
  args: {
    open: true,
    title: 'Report this review',
    description: 'Our team reads every report within two days.',
    children: 'Tell us what is wrong with it.',
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Send Report</Button>
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const onConfirm = fn();

export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      open
      onClose={() => undefined}
      onConfirm={onConfirm}
      title="Delete this post?"
      description="It disappears for readers at once."
      confirmLabel="Delete Post"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    // A dialog opens after it is rendered.
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Post' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

export const ConfirmPending: Story = {
  render: () => (
    <ConfirmDialog
      open
      pending
      pendingLabel="Deleting..."
      onClose={() => undefined}
      onConfirm={() => undefined}
      title="Delete this post?"
      confirmLabel="Delete Post"
    />
  ),
};

export const Keyboard: Story = {
  render: () => <Contact />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog');
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    // What a browser sends for Escape; keys that a script presses do not reach it.
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Contact Me' })).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

function Rename({ onSave }: { readonly onSave: (name: string) => void }) {
  const [open, setOpen] = useState(true);
  const form = useForm({
    draft: null,
    initial: { name: '' },
    validate: ({ name }) => ({ name: name.trim() ? undefined : 'Please enter a name' }),
    send: async ({ name }) => {
      onSave(name);
      setOpen(false);
      await Promise.resolve();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={() => setOpen(false)}
      title="Name this reply"
      submitLabel="Save Reply"
      pendingLabel="Saving..."
      aside={
        <Button variant="ghost" icon="trash">
          Delete
        </Button>
      }
      form={form}
    >
      <Field label="Name" error={form.errors.name}>
        <TextInput {...form.field('name')} />
      </Field>
    </FormDialog>
  );
}

const saved = fn();

export const WithAForm: Story = {
  render: () => <Rename onSave={saved} />,
  play: async ({ canvas, userEvent }) => {
    saved.mockClear();
    const dialog = within(await canvas.findByRole('dialog', { name: 'Name this reply' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Reply' }));
    const field = dialog.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Please enter a name');
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.type(field, 'Fees{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(saved).toHaveBeenCalledWith('Fees');
  },
};
