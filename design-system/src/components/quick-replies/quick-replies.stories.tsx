import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled';
import type { ComponentDocs } from '../../docs/component-docs';
import { QuickReplyComposer } from './quick-replies';

const Controlled = controlled(QuickReplyComposer);

const replies = [
  { id: 1, title: 'Ask for details', body: 'Could you tell me a bit more about your business?' },
  { id: 2, title: 'Suggest a call', body: 'Which times this week would work for a 15-minute call?' },
  { id: 3, title: 'Fees', body: 'I work for a fixed fee that we agree on before I start.' },
];

const guide: ComponentDocs = {
  purpose: 'A message to write, with texts that are written often.',
  use: ['The bottom of a conversation, for people who write the same to many.'],
  avoid: [['A first message with nothing to repeat', 'Composer']],
  content: ['A name is a few words that it is found by: ‘Suggest a call’.', 'The note says where they are changed.'],
  strings: ['Quick replies'],
  keys: [
    ['/', 'At the start of a word: offers those that contain what follows'],
    ['Up, Down', 'Move in the list, while the focus stays in the text'],
    ['Enter', 'Puts the reply into the text; sends while the list is closed'],
    ['Escape', 'Closes the list'],
  ],
  screenReader: ['How many there are is announced; the active one is read as the text’s active descendant.'],
};

const meta = {
  title: 'Messaging/QuickReplies',
  component: QuickReplyComposer,
  tags: ['new'],
  parameters: { guide },
  args: {
    label: 'Message to Maria Castellanos',
    value: '',
    onChange: () => undefined,
    onSend: fn(),
    quickReplies: replies,
    note: 'Change them in Settings',
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof QuickReplyComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message to Maria Castellanos' });
    const button = canvas.getByRole('button', { name: 'Quick replies' });
    const options = () => canvas.queryAllByRole('option').map(({ textContent }) => textContent);
    await userEvent.type(box, 'Hi Maria. /fe');
    await expect(options()).toEqual(['FeesI work for a fixed fee that we agree on before I start.']);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Hi Maria. I work for a fixed fee that we agree on before I start.');
    await expect(box).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(options()).toHaveLength(3);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const second = canvas.getByRole('option', { name: /Suggest a call/ });
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Escape}');
    await expect(options()).toEqual([]);
    await userEvent.type(box, '1/2 of it');
    await expect(options()).toEqual([]);
    await userEvent.clear(box);
    await userEvent.type(box, '/');
    await userEvent.click(canvas.getByRole('option', { name: /Ask for details/ }));
    await expect(box).toHaveValue('Could you tell me a bit more about your business?');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Could you tell me a bit more about your business?');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('textbox', { name: 'Message to Maria Castellanos' });
    box.focus();
    await userEvent.keyboard('/');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await userEvent.keyboard('{Backspace}/sug{Enter}');
    await expect(box).toHaveValue('Which times this week would work for a 15-minute call?');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Which times this week would work for a 15-minute call?');
  },
};

export const Open: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/');
    await expect(canvas.getByRole('listbox', { name: 'Quick replies' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 quick replies. Up and Down move, Enter inserts.');
  },
};
