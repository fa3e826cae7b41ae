import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ComponentDocs } from '../../docs/component-docs';
import { TimeChoice, type FreeDay, type TimeChoiceProps } from './time-choice';

function Controlled(props: TimeChoiceProps) {
  const [day, setDay] = useState(props.day);
  const [value, setValue] = useState(props.value);
  return <TimeChoice {...props} day={day} onDayChange={setDay} value={value} onChange={setValue} />;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Working days from Monday, November 30, on. */
const days = (count: number): FreeDay[] =>
  Array.from({ length: count }, (_, index) => {
    const date = 1 + 7 * Math.floor(index / 5) + (index % 5);
    return {
      id: `day-${index}`,
      weekday: weekdays[index % 5] ?? '',
      date: `Feb ${date}`,
      label: `${names[index % 5]}, February ${date}`,
      times: ['9:00 AM', '9:30 AM', '11:00 AM', '1:00 PM', '1:30 PM', '4:30 PM']
        .slice(0, 6 - (index % 3))
        .map((label) => ({ value: `${index} ${label}`, label })),
    };
  });

const guide: ComponentDocs = {
  purpose: 'A day, then one of its free times.',
  use: ['For a time out of those that someone offers: a meeting.'],
  avoid: [
    ['Any day', 'DateInput'],
    ['Few choices that are no times', 'RadioGroup'],
  ],
  content: ['Only days that have a time. Days and times are the reader’s; the page says in which time zone.'],
  strings: ['Earlier day', 'Later day'],
  keys: [
    ['Tab', 'Moves to the days, then to the times'],
    ['Arrow keys', 'Move and choose within each'],
  ],
  screenReader: ['Two groups of radio buttons: the days with their whole names, and the times below the day’s name.'],
};

const meta = {
  title: 'Forms/TimeChoice',
  component: TimeChoice,
  tags: ['new'],
  parameters: { guide },
  args: { days: days(10), day: null, value: null, onDayChange: () => undefined, onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TimeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Tuesday, February 2' }));
    await userEvent.click(canvas.getByRole('radio', { name: '11:00 AM' }));
    await expect(canvas.getByRole('group', { name: 'Tuesday, February 2' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '11:00 AM' })).toBeChecked();
  },
};

export const OneDay: Story = { args: { days: days(1) } };
export const Chosen: Story = { args: { day: 'day-8', value: 'day-8 9:00 AM' } };
export const Wrong: Story = { args: { error: 'This time was just taken. Please choose another one.' } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Monday, February 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Tuesday, February 2' })).toBeChecked();
  },
};
