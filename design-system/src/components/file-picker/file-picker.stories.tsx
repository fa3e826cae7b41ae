import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent as people, waitFor, within } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Button } from '../button/button';
import { Stack } from '../layout/layout';
import { TextArea } from '../text-input/text-input';
import { FilePicker, type FilePickerProps, type PickedFile } from './file-picker';

const megabyte = 1024 * 1024;

function Controlled({ onPick, onRemove, ...props }: FilePickerProps) {
  const [files, setFiles] = useState<readonly PickedFile[]>(props.files ?? []);
  return (
    <FilePicker
      {...props}
      files={files}
      onPick={(picked) => {
        onPick(picked);
        const added = picked.map((file) => ({ id: file.name, name: file.name, size: file.size }));
        setFiles(props.maxFiles === undefined || props.maxFiles === 1 ? added : [...files, ...added]);
      }}
      onRemove={(id) => {
        onRemove?.(id);
        setFiles(files.filter((file) => file.id !== id));
      }}
    />
  );
}

const guide: ComponentDocs = {
  purpose: 'Files from this machine.',
  use: [
    'A picture for a profile, documents for a check, attachments of a message.',
    'With `dropTarget` where files are dropped on more than the picker or pasted: a conversation.',
  ],
  avoid: [['Text can be pasted', 'TextArea']],
  content: [
    '`action` removes the file that is there: ‘Remove Logo’.',
    'Help says kinds and size: ‘PNG, JPEG or WebP, up to 5 MB’.',
    'A refusal names the file and the rule.',
  ],
  strings: ['Please upload a text-based file (.txt, .md) or a PDF'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Opens the system’s dialog; presses Remove or Try Again'],
  ],
  screenReader: [
    'A native file field, named by its label; refusals are announced and become its description.',
    'Each file’s controls are named with the file.',
  ],
};

const meta = {
  title: 'Forms/FilePicker',
  component: FilePicker,
  tags: ['stable'],
  parameters: { guide },
  args: {
    label: 'Profile picture',
    accept: ['image/png', 'image/jpeg', 'image/webp'],
    maxSize: 5 * megabyte,
    files: [],
    help: 'PNG, JPEG or WebP, up to 5 MB',
    onPick: fn(),
    onRemove: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const png = (name: string) => new File(['picture'], name, { type: 'image/png' });

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Profile picture Choose a File');
    await userEvent.upload(input, png('portrait.png'));
    await expect(args.onPick).toHaveBeenCalledOnce();
    await userEvent.upload(input, png('better.png'));
    await expect(canvas.queryByText('portrait.png')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove better.png' }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Keyboard: Story = {
  args: { files: [{ id: 'a', name: 'portrait.png', size: 84_000 }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Profile picture Choose a File')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('a');
  },
};

export const Refused: Story = {
  args: {
    label: 'Document',
    accept: ['.txt', '.md', 'application/pdf'],
    maxSize: 10 * megabyte,
    help: 'Up to 10 MB',
    refusalTexts: { type: 'Please upload a text-based file (.txt, .md) or a PDF' },
  },
  play: async ({ args, canvas }) => {
    // A system's own dialog lets people leave its filter.
    const userEvent = people.setup({ applyAccept: false });
    const input = canvas.getByLabelText('Document Choose a File');
    await userEvent.upload(input, png('scan.png'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please upload a text-based file (.txt, .md) or a PDF');
    await expect(input).toBeInvalid();
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.upload(input, new File(['text'], 'lease.md'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText('lease.md')).toBeVisible();
  },
};

export const Several: Story = {
  args: {
    label: 'Attachments',
    accept: ['application/pdf', 'image/*'],
    maxSize: 10 * megabyte,
    maxFiles: 5,
    help: 'Up to 5 files, 10 MB each',
    onRetry: fn(),
    files: [
      { id: '1', name: 'Sales by state 2025.pdf', size: 412_000 },
      {
        id: '2',
        name: 'An exceedingly long file name that someone gave to the scan of the lease, second version, final.pdf',
        size: 3_400_000,
        state: 'uploading',
        percent: 62,
      },
      { id: '3', name: 'W-9.pdf', size: 98_000, state: 'failed', error: 'The connection was lost. Try again.' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3.2 MB, 62% uploaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try W-9.pdf again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Controlled {...args} look="button" label="As a button" chooseLabel="Attach Files" maxFiles={5} />
      <Controlled
        {...args}
        look="button"
        label="With what takes it away"
        chooseLabel="Change Logo"
        action={<Button variant="ghost">Remove Logo</Button>}
      />
      <Controlled {...args} look="button" label="On its way" chooseLabel="Change Avatar" pendingLabel="Saving..." />
      <Controlled {...args} label="With an error" error="The picture could not be read. Choose another one." />
      <Controlled {...args} label="Disabled" disabled files={[{ id: 'a', name: 'portrait.png', size: 84_000 }]} />
      <Controlled
        {...args}
        label="Full"
        maxFiles={2}
        files={['front.png', 'back.png'].map((name) => ({ id: name, name, size: 84_000 }))}
      />
    </Stack>
  ),
};

/** A conversation, say: files can be dropped on all of it and pasted into its text. */
function Thread(props: FilePickerProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} data-testid="thread" style={{ position: 'relative', padding: 80 }}>
      <Controlled {...props} dropTarget={root} />
      <TextArea aria-label="Message" />
    </div>
  );
}

const carrying = (...files: File[]) => {
  const data = new DataTransfer();
  files.forEach((file) => data.items.add(file));
  return data;
};
const drag = (type: string, dataTransfer: DataTransfer) =>
  new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });

export const DroppedAroundIt: Story = {
  args: { label: 'Attachments', maxFiles: 2, look: 'button', chooseLabel: 'Attach Files', help: null },
  render: (args) => <Thread {...args} />,
  play: async ({ args, canvas }) => {
    const thread = canvas.getByTestId('thread');
    const message = canvas.getByRole('textbox', { name: 'Message' });
    const picked = () => canvas.queryAllByRole('listitem').map(({ textContent }) => textContent);
    // It listens as soon as its effects have run.
    await waitFor(async () => {
      message.dispatchEvent(drag('dragover', carrying(png('one.png'))));
      await expect(canvas.getByText('Drop files here')).toBeVisible();
    });
    document.body.dispatchEvent(drag('dragover', carrying(png('one.png'))));
    await waitFor(() => expect(canvas.queryByText('Drop files here')).toBeNull());
    // Beside it the browser would open the file in the place of the page.
    const beside = drag('drop', carrying(png('one.png')));
    document.body.dispatchEvent(beside);
    await expect(beside.defaultPrevented).toBe(true);
    await expect(args.onPick).not.toHaveBeenCalled();
    message.dispatchEvent(drag('drop', carrying(png('one.png'), new File(['x'], 'virus.exe'))));
    await expect(await canvas.findByText('virus.exe is not a kind of file that can be used here.')).toBeVisible();
    await expect(picked()).toHaveLength(1);
    const paste = (data: DataTransfer) =>
      message.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    const cell = carrying(png('cell.png'));
    cell.setData('text/plain', 'A cell');
    paste(cell);
    await expect(picked()).toHaveLength(1);
    paste(carrying(png('two.png')));
    await waitFor(() => expect(picked()).toHaveLength(2));
    thread.dispatchEvent(drag('drop', carrying(png('three.png'))));
    await expect(await canvas.findByText('There is room for 2 files. Remove one to add another.')).toBeVisible();
    await expect(picked()).toHaveLength(2);
  },
};

export const SeveralTargets: Story = {
  args: { look: 'button', chooseLabel: 'Upload Files', help: null, maxFiles: 5 },
  render: (args) => (
    <Stack gap={24}>
      {['W-2', 'Form 1099'].map((label) => (
        <Thread key={label} {...args} label={label} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByTestId('thread') as [HTMLElement, HTMLElement];
    for (const target of [first, second, first]) {
      // It listens as soon as its effects have run; browsers say again and again what is over it.
      await waitFor(async () => {
        target.dispatchEvent(drag('dragover', carrying(png('over.png'))));
        await expect(within(target).getByText('Drop files here')).toBeVisible();
      });
      await expect(canvas.getAllByText('Drop files here')).toHaveLength(1);
    }
    second.dispatchEvent(drag('drop', carrying(png('wages.png'))));
    await expect(await within(second).findByText('wages.png')).toBeVisible();
    await expect(within(first).queryByText('wages.png')).toBeNull();
  },
};
