import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { CheckboxGroup } from '../checkbox/checkbox';
import { FilterGroup, FilterPanel } from './filter-panel';

const services = [
  { value: 'tax', label: 'Tax Preparation', count: 214 },
  { value: 'bookkeeping', label: 'Bookkeeping', count: 180 },
  { value: 'payroll', label: 'Payroll Services', count: 46 },
] as const;

const industries = [
  { value: 'tech', label: 'Technology', count: 88 },
  { value: 'retail', label: 'Retail', count: 61 },
] as const;

const onClearGroup = fn();
const onTick = fn();

function Filters() {
  const [chosen, setChosen] = useState<string[]>(['tax']);
  const [trades, setTrades] = useState<string[]>([]);
  return (
    <div style={{ maxWidth: 300 }}>
      <FilterPanel
        activeCount={chosen.length + trades.length}
        onClear={() => setChosen([])}
        showLabel="Show 24 Professionals"
      >
        <FilterGroup title="Services" activeCount={chosen.length} onClear={() => setChosen([])}>
          <CheckboxGroup label="Services" hideLabel options={services} value={chosen} onChange={setChosen} />
        </FilterGroup>
        <FilterGroup title="Industries" activeCount={trades.length} initiallyOpen={false}>
          <CheckboxGroup label="Industries" hideLabel options={industries} value={trades} onChange={setTrades} />
        </FilterGroup>
      </FilterPanel>
    </div>
  );
}

const guide: ComponentDocs = {
  purpose: 'Categories of filters, beside the results or in a sheet on a phone.',
  use: ['Search and directories.'],
  avoid: [
    ['One filter', 'Select'],
    ['A long list in little room', 'MultiSelect'],
  ],
  content: ['Closed groups say how many are set. Options say how many results they have.'],
  strings: ['Filters', 'Apply'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Opens a group; ticks an option'],
    ['Escape', 'Closes the sheet'],
  ],
  screenReader: ['Each group is a button with `aria-expanded`; the count is read with it.'],
};

const meta = {
  title: 'Finding/FilterPanel',
  component: FilterPanel,
  tags: ['stable'],
  parameters: { guide },
  args: { showLabel: 'Show 24 Professionals', children: null, onClear: fn() },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.queryByRole('button', { name: /^Filters/ });
    if (opener) await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: /^Industries/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Technology/ }));
    await expect(canvas.getByRole('button', { name: 'Clear All' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Services' }));
    await expect(canvas.getByRole('checkbox', { name: /Tax Preparation/ })).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  render: () => (
    <FilterGroup title="Services" activeCount={1} onClear={onClearGroup} initiallyOpen={false}>
      <CheckboxGroup label="Services" hideLabel options={services} value={['tax']} onChange={onTick} />
    </FilterGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Services/, expanded: true })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onClearGroup).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onTick).toHaveBeenCalledWith(['tax', 'bookkeeping']);
  },
};
