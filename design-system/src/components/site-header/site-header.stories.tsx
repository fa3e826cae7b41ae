import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { CountBadge } from '../badge/badge';
import { IconButton } from '../icon-button/icon-button';
import { SiteHeader, type HeaderUser } from './site-header';

const user: HeaderUser = {
  id: 3,
  name: 'Dana Whitfield',
  email: 'dana@example.test',
  items: [
    { kind: 'link', label: 'Dashboard', href: '/dashboard', icon: 'home' },
    { kind: 'link', label: 'Profile', href: '/profile', icon: 'user' },
    {
      kind: 'link',
      label: 'Messages',
      href: '/messages',
      icon: 'message',
      aside: <CountBadge count={3} label="unread conversations" />,
    },
    { kind: 'separator', id: 'end' },
    { kind: 'action', label: 'Log out', icon: 'log-out', onSelect: fn() },
  ],
};

const guide: ComponentDocs = {
  purpose: 'The top of every page.',
  use: ['Once, from the shell.'],
  avoid: [['A page’s own title', 'PageHeader']],
  content: ['The links of the areas, in the order that administrators chose; what does not fit is behind More.'],
  strings: ['Log In', 'Sign Up', 'More', 'FAQ', 'Compliance Center', 'NEW', '9+'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Follows a link; opens the menu'],
    ['Escape', 'Closes the menu or panel'],
  ],
  screenReader: [
    'A header landmark with a named navigation; the current page’s link is `aria-current`.',
    'The unread count is read with what it counts.',
  ],
};

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  tags: ['stable'],
  parameters: { guide, layout: 'fullscreen' },
  args: {
    currentPath: '/accountants',
    links: [
      { label: 'Search', href: '/search' },
      { label: 'Accountants', href: '/accountants' },
      { label: 'Financial Advisors', href: '/advisors' },
      { label: 'Fractional CFOs', href: '/fractional-cfos' },
      { label: 'FAQ', href: '/how-it-works' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Compliance Center', href: '/compliance', isNew: true },
    ],
    user: null,
    logInHref: '/auth',
    signUpHref: '/auth?signup=true',
    actions: <IconButton icon="moon" label="Theme" />,
  },
  render: (args) => (
    <div style={{ minHeight: 420 }}>
      <SiteHeader {...args} />
    </div>
  ),
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

/** While the session is unknown: neither an account nor Log In and Sign Up. */
export const AccountUnknown: Story = {
  args: { user: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Log In' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Account menu' })).toBeNull();
  },
};

export const TransparentOnTop: Story = { args: { transparent: true, currentPath: '/' } };

const notifications = {
  timeZone: 'UTC',
  unreadCount: 12,
  onOpen: fn(),
  onReadAll: fn(),
  onRead: fn(),
  onSelect: fn(),
  items: [
    {
      id: 1,
      title: 'New message',
      body: 'Maria Castellanos: Thursday at ten works for me.',
      href: '/messages?to=7',
      read: false,
      createdAt: '2026-11-19T15:05:00.000Z',
    },
    {
      id: 2,
      title: 'Your review was answered',
      body: 'Samuel Okafor thanked you.',
      href: '/accountant/14',
      read: true,
      createdAt: '2026-11-12T09:30:00.000Z',
    },
  ],
};

export const SignedIn: Story = {
  args: { user, notifications },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('9+')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await waitFor(() => expect(canvas.getByText('dana@example.test')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(notifications.onOpen).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: /Thursday at ten/ })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Mark as read/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read: New message' }));
    await expect(notifications.onRead).toHaveBeenCalledWith(1);
    await expect(notifications.onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: /Thursday at ten/ })).toHaveFocus();
  },
};

export const UserMenu: Story = {
  args: {
    user,
    notifications: { ...notifications, unreadCount: 0, items: [] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: /Messages/ })).toBeVisible());
  },
};

/** More links than the row has room for: the rest is behind 'More', where the current page is marked too. */
export const ManyLinks: Story = {
  args: {
    user,
    currentPath: '/year-end',
    links: [
      ...meta.args.links,
      { label: 'Year end', href: '/year-end', isNew: true },
      { label: 'A label of thirty characters..', href: '/thirty' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('navigation', { name: 'Main' });
    await expect(within(row).queryByRole('link', { name: 'Year end' })).toBeNull();
    const more = canvas.getByRole('button', { name: 'More pages, this one among them' });
    more.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: /^Compliance Center/ })).toHaveFocus();
    await userEvent.keyboard('y');
    await expect(canvas.getByRole('menuitem', { name: /^Year end/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await userEvent.click(more);
  },
};

export const MobileMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(toggle);
    await expect(canvas.getByRole('navigation', { name: 'Main, mobile' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Pricing' }));
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Main, mobile' })).toBeNull());
    await userEvent.click(toggle);
  },
};

/** Every link is hidden: on a phone the menu still leads to an account. */
export const WithoutLinks: Story = {
  args: { links: [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await expect(canvas.getByRole('link', { name: 'Log In' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { user, notifications },
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    while (document.activeElement !== bell) {
      await userEvent.tab();
      await expect(document.body).not.toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mark All as Read' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(bell).toHaveFocus();
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};
