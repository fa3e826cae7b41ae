import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled';
import type { ComponentDocs } from '../../docs/component-docs';
import { breakpoints } from '../../tokens/scale';
import { Text } from '../text/text';
import { Tabs } from './tabs';

const Controlled = controlled(Tabs<string>);

const guide: ComponentDocs = {
  purpose: 'Parts of one subject, one at a time.',
  use: ['Profiles: About, Services & Pricing, Reviews; sign-in; editors, with the preview beside the text.'],
  avoid: [
    ['Pages of their own', 'links'],
    ['Views of the same thing', 'SegmentedToggle'],
  ],
  content: ['One or two nouns; a count in brackets.'],
  strings: ['About', 'Services & Pricing', 'Reviews', 'Log In', 'Sign Up', 'Personal Information', 'Security'],
  keys: [
    ['Tab', 'Moves to the chosen tab, then into its panel'],
    ['Arrow keys, Home, End', 'Move and choose'],
  ],
  screenReader: ['A tab list with a name; one panel.'],
};

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs<string>,
  tags: ['stable'],
  parameters: { guide },
  args: {
    label: 'Profile',
    items: [
      { id: 'about', label: 'About', content: <Text>Twelve years in practice.</Text> },
      { id: 'services', label: 'Services & Pricing', content: <Text>From $180.</Text> },
      { id: 'reviews', label: 'Reviews', count: 36, content: <Text>Thirty-six clients wrote.</Text> },
    ],
    value: 'about',
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'About' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Reviews (36)' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Thirty-six clients wrote.');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const NarrowRow: Story = {
  args: { value: 'reviews' },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const chosen = canvas.getByRole('tab', { name: 'Reviews (36)' }).getBoundingClientRect();
      const row = canvas.getByRole('tablist').getBoundingClientRect();
      await expect(chosen.right).toBeLessThanOrEqual(row.right);
      await expect(chosen.left).toBeGreaterThanOrEqual(row.left);
    });
  },
};

/** Beside the first tab on a wide window, a tab of its own on a narrow one. */
export const Preview: Story = {
  args: {
    label: 'Editor',
    value: 'text',
    items: [
      { id: 'text', label: 'Text', content: <Text>As it is typed.</Text> },
      { id: 'preview', label: 'Preview', content: <Text>As readers see it.</Text>, isBeside: true },
    ],
  },
  play: async ({ canvas }) => {
    const isWide = innerWidth >= breakpoints.wide;
    await expect(canvas.getAllByRole('tab')).toHaveLength(isWide ? 1 : 2);
  },
};

export const FullWidth: Story = { args: { fullWidth: true, value: 'services' } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'About' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('From $180.');
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Reviews (36)' })).toHaveFocus();
  },
};
