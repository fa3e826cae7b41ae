import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RatingInput, type RatingInputProps } from './rating-input';
import { ratingInputDocs } from './rating-input.docs';

function Controlled(props: RatingInputProps) {
  const [value, setValue] = useState(props.value);
  return <RatingInput {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Forms/RatingInput',
  component: RatingInput,
  tags: ['stable'],
  parameters: { guide: ratingInputDocs },
  args: { label: 'Your rating', value: null, onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars, Very Good' }));
    await expect(canvas.getByRole('radio', { name: '4 stars, Very Good' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '5 stars, Excellent' })).toBeChecked();
  },
};

export const Chosen: Story = { args: { value: 3 } };
export const WithError: Story = { args: { error: 'Please select a rating' } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: '1 star, Poor' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3 stars, Good' })).toBeChecked();
  },
};
