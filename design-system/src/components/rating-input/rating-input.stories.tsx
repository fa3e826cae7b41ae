import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { controlled } from '../../../.storybook/controlled';
import type { ComponentDocs } from '../../docs/component-docs';
import { RatingInput } from './rating-input';

const Controlled = controlled(RatingInput);

const guide: ComponentDocs = {
  purpose: 'One to five stars from someone.',
  use: ['The review form.'],
  avoid: [['Showing a rating', 'Rating']],
  content: ['The word beside the stars says what they mean.'],
  strings: ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent', 'Please select a rating'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Arrow keys', 'Move and choose'],
    ['Space', 'Chooses'],
  ],
  screenReader: ['Radio buttons named ‘4 stars, Very Good’.'],
};

const meta = {
  title: 'Forms/RatingInput',
  component: RatingInput,
  tags: ['stable'],
  parameters: { guide },
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
