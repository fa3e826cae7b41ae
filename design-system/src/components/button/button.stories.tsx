import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { Inline, Stack } from '../layout/layout';
import { Button, type ButtonSize, type ButtonVariant, DownloadButton, LinkButton } from './button';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];

const guide: ComponentDocs = {
  purpose: 'Starts something, or as LinkButton goes somewhere and looks like it.',
  use: [
    '`primary` for the one thing a screen is for; `secondary` for the rest; `ghost` in bars and rows; `danger` for what destroys.',
    '`pending` while it works: the words change and it cannot be pressed twice.',
  ],
  avoid: [
    ['It goes to another page', 'LinkButton'],
    ['There is no room for words', 'IconButton'],
    ['It is part of a sentence', 'Link'],
  ],
  content: ['A verb and a noun: ‘Find Services’, not ‘OK’.', 'While pending the words end in three dots: ‘Saving...’.'],
  strings: [
    'Find Services',
    'Browse Services',
    'Sign Up Free',
    'Log In',
    'Logging in...',
    'Creating account...',
    'Saving...',
    'Sending...',
    'View Profile',
    'Contact Me',
    'Update Profile',
  ],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter', 'Presses it; follows a link'],
    ['Space', 'Presses a button'],
  ],
  screenReader: [
    'A native button or link; `aria-busy` while pending.',
    'A disabled button is announced as unavailable: say beside it why.',
  ],
};

const meta = {
  title: 'Actions/Button',
  component: Button,
  tags: ['stable'],
  parameters: {
    guide,
    pictured: [
      {
        good: [
          <Inline key="good">
            <Button>Find Services</Button>
            <Button variant="secondary">Compare Plans</Button>
          </Inline>,
          'One primary action, named by what it does.',
        ],
        bad: [
          <Inline key="bad">
            <Button>OK</Button>
            <Button>Submit</Button>
          </Inline>,
          'Two that shout, and neither says what happens.',
        ],
      },
    ],
  },
  args: { children: 'Find Services', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find Services' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap={24}>
      {sizes.map((size) => (
        <Inline key={size} gap={12}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon={variant === 'danger' ? 'trash' : undefined}>
              {variant === 'danger' ? 'Delete Post' : 'Browse Services'}
            </Button>
          ))}
        </Inline>
      ))}
      <Inline gap={12}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            Not Now
          </Button>
        ))}
      </Inline>
    </Stack>
  ),
};

export const Pending: Story = {
  args: { pending: true, pendingLabel: 'Saving...', children: 'Update Profile' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Saving...' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => (
    <Inline gap={12}>
      <LinkButton href="/search" size="large" icon="search">
        Browse Services
      </LinkButton>
      <LinkButton href="/auth?signup=true" size="large" variant="secondary" icon="arrow-right">
        Sign Up Free
      </LinkButton>
    </Inline>
  ),
};

export const AsDownload: Story = {
  render: () => <DownloadButton href="/users.csv" fileName="users.csv" list="Users" />,
};

export const FullWidth: Story = { args: { fullWidth: true } };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Find Services' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
