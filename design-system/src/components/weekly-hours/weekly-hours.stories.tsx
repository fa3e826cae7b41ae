import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { WeeklyHours, type HoursRange, type WeeklyHoursProps } from './weekly-hours';
import { weeklyHoursDocs } from './weekly-hours.docs';

function Controlled(props: WeeklyHoursProps) {
  const [value, setValue] = useState<readonly HoursRange[]>(props.value);
  return <WeeklyHours {...props} value={value} onChange={setValue} />;
}

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: 540, to: 1020 }));

const meta = {
  title: 'Forms/WeeklyHours',
  component: WeeklyHours,
  tags: ['new'],
  parameters: { guide: weeklyHoursDocs },
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
