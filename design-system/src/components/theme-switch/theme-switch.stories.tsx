import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled';
import type { ComponentDocs } from '../../docs/component-docs';
import { longNamed, maria, samuel } from '../../../.storybook/samples';
import { Grid } from '../layout/layout';
import { MultiSelect } from '../multi-select/multi-select';
import { ProfessionalCard } from '../professional-card/professional-card';
import { ThemeSwitch } from './theme-switch';

const Controlled = controlled(ThemeSwitch);

const guide: ComponentDocs = {
  purpose: 'Light, dark or as the machine says.',
  use: ['The header’s menu and settings.'],
  avoid: [['Anything else', 'SegmentedToggle']],
  content: ['One word each.'],
  strings: ['Light', 'Dark', 'System'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Move and choose'],
  ],
  screenReader: ['Radio buttons with a hidden legend.'],
};

const meta = {
  title: 'Foundations/ThemeSwitch',
  component: ThemeSwitch,
  tags: ['new'],
  parameters: { guide },
  args: { value: 'system', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Dark'));
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
  },
};

export const Keyboard: Story = {
  args: { value: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
  },
};

const onCommit = fn();

/** A page of 150 cards and an antd part: another theme repaints it and renders nothing. */
export const NothingRendersAgain: Story = {
  // Nothing to look at that the cards' own stories do not show: pictures of it are not compared.
  tags: ['measurement'],
  // The cards' own stories are checked; here it would take longer than everything else.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <Profiler id="page" onRender={onCommit}>
      <MultiSelect options={[]} value={[]} onChange={() => undefined} />
      <Grid columns={3}>
        {Array.from({ length: 150 }, (_, index) => (
          <ProfessionalCard
            key={index}
            kind="accountant"
            professional={[maria, samuel, longNamed][index % 3] ?? maria}
            action={{ label: 'View Profile' }}
            headingLevel={2}
          />
        ))}
      </Grid>
    </Profiler>
  ),
  play: async ({ canvasElement }) => {
    const page = document.documentElement;
    const before = page.dataset['theme'];
    const [first] = canvasElement.querySelectorAll('article');
    const select = canvasElement.querySelector('.ant-select');
    const colors = () => [
      getComputedStyle(first ?? page).backgroundColor,
      getComputedStyle(select ?? page).getPropertyValue('--ant-color-bg-container'),
    ];
    const settled = () => new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvasElement.querySelectorAll('article')).toHaveLength(150);
    await settled();
    onCommit.mockClear();
    const seen = new Set<string>();
    for (const theme of ['light', 'dark', 'light', 'dark', 'light', 'dark']) {
      page.dataset['theme'] = theme;
      await settled();
      seen.add(colors().join());
    }
    page.dataset['theme'] = before;
    await expect(seen.size).toBe(2);
    await expect(onCommit).not.toHaveBeenCalled();
  },
};
