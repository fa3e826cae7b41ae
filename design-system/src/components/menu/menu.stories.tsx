import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Icon } from '../icon/icon';
import { Menu } from './menu';

const onLogOut = fn();
const onTheme = fn();

const guide: ComponentDocs = {
  purpose: 'A button with a list of actions, links or choices.',
  use: ['The account menu; more actions of a row; the theme.'],
  avoid: [
    ['Fields inside', 'Dialog'],
    ['One of a few values in a form', 'Select'],
  ],
  content: ['Verbs for actions, nouns for pages. What destroys is last and red.'],
  strings: ['Dashboard', 'Profile', 'Messages', 'Admin', 'Log out'],
  keys: [
    ['Enter, Space, Arrow down', 'Opens at the first entry'],
    ['Arrow up', 'Opens at the last entry'],
    ['Arrow keys, Home, End', 'Move'],
    ['A letter', 'Moves to the next entry that begins with it'],
    ['Escape', 'Closes and returns'],
    ['Tab', 'Closes and moves on'],
  ],
  screenReader: ['A menu button; entries are menu items, choices say whether they are checked.'],
};

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  tags: ['stable'],
  parameters: { guide },
  args: {
    label: 'Account menu',
    align: 'start',
    trigger: (
      <>
        Dana Whitfield
        <Icon name="chevron-down" size={16} />
      </>
    ),
    items: [
      { kind: 'link', label: 'Dashboard', href: '/dashboard', icon: 'chart' },
      { kind: 'link', label: 'Messages', href: '/messages', icon: 'message', aside: '3' },
      { kind: 'separator', id: 'theme' },
      { kind: 'choice', label: 'Light', checked: true, icon: 'sun', onSelect: onTheme },
      { kind: 'choice', label: 'Dark', checked: false, icon: 'moon', onSelect: onTheme },
      { kind: 'separator', id: 'end' },
      { kind: 'action', label: 'Log out', icon: 'log-out', tone: 'danger', onSelect: onLogOut },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Account menu/ });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const Letters: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Account menu/ }).focus();
    await userEvent.keyboard('{ArrowDown}l');
    await expect(canvas.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('L');
    await expect(canvas.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('d');
    await expect(canvas.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();
  },
};

/** At the end of the page, where there is no room below the button. */
export const OpensUpward: Story = {
  decorators: [
    (Menu) => (
      <div style={{ position: 'fixed', insetBlockEnd: 'var(--cp-space-8)', insetInlineStart: 'var(--cp-space-8)' }}>
        <Menu />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Account menu/ });
    await userEvent.click(button);
    const list = canvas.getByRole('menu').getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await expect(list.top).toBeGreaterThanOrEqual(0);
  },
};

/** A button near the left edge whose list is as wide as a phone's: it moves into the window. */
export const StaysInTheWindow: Story = {
  args: { align: 'end' },
  decorators: [
    (Menu) => (
      <div style={{ position: 'absolute', insetInlineStart: 'var(--cp-space-8)' }}>
        <Menu />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account menu/ }));
    await waitFor(() => expect(canvas.getByRole('menu').getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
  },
};

export const ChoosesAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account menu/ }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Log out' }));
    await expect(onLogOut).toHaveBeenCalled();
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const Open: Story = {
  args: { header: 'Signed in as dana@example.test' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account menu/ }));
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
};
