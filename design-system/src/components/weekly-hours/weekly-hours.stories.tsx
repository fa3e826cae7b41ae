import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled';
import type { ComponentDocs } from '../../docs/component-docs';
import { WeeklyHours } from './weekly-hours';

const Controlled = controlled(WeeklyHours);

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: 540, to: 1020 }));

const guide: ComponentDocs = {
  purpose: 'Hours of each weekday, several ranges a day.',
  use: ['For hours that repeat each week: when someone can be met.'],
  avoid: [
    ['One day or one time', 'DateInput'],
    ['Hours that are only shown', 'A list of text'],
  ],
  content: ['The page says on whose clock the hours are.'],
  strings: ['Add Hours', 'Not available', 'Midnight'],
  keys: [
    ['Tab', 'Moves through the ranges of each day and its button'],
    ['Arrow keys, typing', 'Choose a time, as in any list of the system'],
  ],
  screenReader: [
    'A group with a list of seven days; each box is named by its day and end, each button by what it removes.',
  ],
};

const meta = {
  title: 'Forms/WeeklyHours',
  component: WeeklyHours,
  tags: ['new'],
  parameters: { guide },
  args: { label: 'Working hours', value: weekdays, onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof WeeklyHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Monday, to' }), '12:00 PM');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Hours on Monday' }));
    await expect(canvas.getByRole('button', { name: 'Remove 1:00 PM to 3:00 PM on Monday' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 9:00 AM to 5:00 PM on Friday' }));
    await expect(canvas.queryByRole('combobox', { name: 'Friday, from' })).toBeNull();
  },
};

export const SeveralRanges: Story = {
  args: {
    value: [
      { day: 1, from: 540, to: 720 },
      { day: 1, from: 780, to: 1020 },
      { day: 6, from: 615, to: 1440 },
    ],
  },
};
export const DaysOff: Story = { args: { value: [] } };
export const Wrong: Story = { args: { error: 'Two of your working hours overlap. Please change one of them' } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Monday, from' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('combobox', { name: 'Monday, from' })).toBeNull();
  },
};
